-- The reply record of companies (docs/decisions/0076), what applicants are told, and the companies that want a seeker.

-- How a company has answered the applications of the last months; `applications.count-replies` keeps it.
create table reply_records (
  company_id bigint primary key references companies on delete cascade,
  -- applications whose promise was kept or has passed
  finished integer not null check (finished >= 0),
  in_time integer not null check (in_time between 0 and finished),
  -- from sending to the first answer; null: none was answered
  median_seconds integer check (median_seconds >= 0),
  counted_at timestamptz not null
);
create index reply_records_counted on reply_records (counted_at);
-- Whose record changes: the company of an application that has.
create index applications_changed on applications (changed_at);

-- The application that a notification is about.
alter table notifications add column application_id uuid references applications on delete cascade;
create index notifications_application on notifications (application_id) where application_id is not null;

-- Jobs with applicants who shall hear that it has closed, paused or opened again, whoever did that.
create table job_status_news (
  job_id bigint primary key references jobs on delete cascade,
  status text not null,
  -- the last application whose seeker was told
  told_through uuid
);

create function note_job_status() returns trigger language plpgsql as $$
begin
  insert into job_status_news (job_id, status)
    select new.id, new.status where exists (select from applications where job_id = new.id)
  on conflict (job_id) do update set status = excluded.status, told_through = null;
  return null;
end
$$;

create trigger jobs_status_changed after update of status on jobs
  for each row when (old.status is distinct from new.status) execute function note_job_status();

-- Seekers whose profile a company keeps in view.
create table saved_candidates (
  account_id uuid not null references seekers on delete cascade,
  company_id bigint not null references companies on delete cascade,
  -- null: their account is gone
  recruiter_id uuid references recruiters on delete set null,
  saved_at timestamptz not null,
  primary key (account_id, company_id)
);
create index saved_candidates_company on saved_candidates (company_id, saved_at desc);
create index saved_candidates_recruiter on saved_candidates (recruiter_id);

-- A company asks a seeker to apply for a job. An accepted invitation opens name and contacts to it.
create table invitations (
  id uuid primary key default uuidv7(),
  account_id uuid not null references seekers on delete cascade,
  company_id bigint not null references companies on delete cascade,
  job_id bigint not null references jobs on delete cascade,
  recruiter_id uuid references recruiters on delete set null,
  state text not null default 'sent' check (state in ('sent', 'accepted', 'declined')),
  sent_at timestamptz not null,
  answered_at timestamptz,
  unique (account_id, job_id),
  check ((state = 'sent') = (answered_at is null))
);
create index invitations_account on invitations (account_id, sent_at desc);
create index invitations_company on invitations (company_id, sent_at desc);
create index invitations_job on invitations (job_id);
create index invitations_recruiter on invitations (recruiter_id);
