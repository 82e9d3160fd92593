-- Job alerts that also tell at once, in the product and by push (docs/decisions/0092).
alter table job_alerts
  -- null: only by mail; jobs that came before it are not told
  add column at_once_since timestamptz,
  -- jobs that changed in transactions before it have been looked at
  add column at_once_seen xid8,
  -- not before it: the pause after a push, or the end of the quiet hours
  add column at_once_next_at timestamptz,
  add check (num_nulls(at_once_since, at_once_seen, at_once_next_at) in (0, 3));
create index job_alerts_at_once on job_alerts (at_once_next_at)
  where is_confirmed and not is_paused and at_once_since is not null;

-- The jobs that an account was told of at once, by whichever of its alerts, written in the transaction that tells them.
create table job_alert_notices (
  account_id uuid not null references seekers on delete cascade,
  job_id bigint not null references jobs on delete cascade,
  told_at timestamptz not null,
  primary key (account_id, job_id)
);
create index job_alert_notices_job on job_alert_notices (job_id);
create index job_alert_notices_told_at on job_alert_notices (told_at);

-- What a notification of new jobs is about.
alter table notifications
  add column alert_id uuid references job_alerts on delete cascade,
  add column job_count integer check (job_count > 0);
create index notifications_alert on notifications (alert_id) where alert_id is not null;
