-- Jobs that a seeker has saved; they stay so when they close, until their owner takes them away.
create table saved_jobs (
  account_id uuid not null references seekers on delete cascade,
  job_id bigint not null references jobs on delete cascade,
  saved_at timestamptz not null,
  primary key (account_id, job_id)
);
create index saved_jobs_account on saved_jobs (account_id, saved_at desc);
create index saved_jobs_job on saved_jobs (job_id);
