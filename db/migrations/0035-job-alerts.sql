-- Saved searches whose new jobs come by mail.
create table job_alerts (
  id uuid primary key default uuidv7(),
  -- null: waits for the click in its confirmation mail
  account_id uuid references seekers on delete cascade,
  -- null: the own address of its account, whatever that is
  email text check (email ~ '^[^@[:space:]]+@[^@[:space:]]+$'),
  -- false: nobody at the address has said that they want it
  is_confirmed boolean not null,
  -- as the calls name the filters of a search (config/job-filters.ts)
  search jsonb not null,
  wants_similar boolean not null default false,
  -- titles of which its reader wants no jobs: "not this kind"
  left_out_title_ids integer[] not null default '{}',
  frequency_id smallint not null,
  is_paused boolean not null default false,
  -- of whoever made it; mails are in the language of the account
  language text not null,
  -- where its reader wakes up (IANA)
  time_zone text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- jobs that came after it are new
  searched_at timestamptz not null,
  -- the morning of its next mail
  next_at timestamptz not null,
  sent_at timestamptz,
  check (account_id is not null or not is_confirmed),
  check (account_id is not null or email is not null),
  check (email is not null or is_confirmed)
);
create index job_alerts_account on job_alerts (account_id);
create index job_alerts_due on job_alerts (next_at) where is_confirmed and not is_paused;
create index job_alerts_waiting on job_alerts (lower(email)) where not is_confirmed;

-- What an alert has sent, written in the transaction that queues the mail.
create table job_alert_jobs (
  alert_id uuid not null references job_alerts on delete cascade,
  account_id uuid not null references seekers on delete cascade,
  job_id bigint not null references jobs on delete cascade,
  sent_at timestamptz not null,
  primary key (alert_id, job_id)
);
create index job_alert_jobs_account on job_alert_jobs (account_id, job_id);
create index job_alert_jobs_job on job_alert_jobs (job_id);

-- The jobs that are new at a time.
create index jobs_first_seen on jobs (first_seen_at) where status <> 'closed';

-- The index has the financing stage too, since it became a filter of jobs.
create or replace function note_changed_companies() returns trigger language plpgsql as $$
begin
  insert into job_changes (job_id)
    select jobs.id from jobs
    join new_rows on new_rows.id = jobs.company_id
    join old_rows on old_rows.id = new_rows.id
    where jobs.status <> 'closed'
      and (new_rows.name, new_rows.is_verified, new_rows.industry_id, new_rows.company_size_id,
          new_rows.financing_stage_id)
        is distinct from (old_rows.name, old_rows.is_verified, old_rows.industry_id, old_rows.company_size_id,
          old_rows.financing_stage_id);
  notify job_changes;
  return null;
end $$;
