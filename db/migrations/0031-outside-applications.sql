-- Jobs for which somebody has applied elsewhere: on the employer's own site, or to a job that we do not have.
create table outside_applications (
  id uuid primary key default uuidv7(),
  account_id uuid not null references seekers on delete cascade,
  -- null: written by hand, or the job is gone
  job_id bigint references jobs on delete set null,
  title text not null check (title <> '' and char_length(title) <= 200),
  company_name text not null check (company_name <> '' and char_length(company_name) <= 200),
  url text check (char_length(url) <= 2000),
  -- as its owner says; nobody else knows
  state text not null check (state in ('applied', 'replied', 'interview', 'offer', 'closed')),
  applied_at timestamptz not null,
  changed_at timestamptz not null,
  unique (account_id, job_id)
);
create index outside_applications_account on outside_applications (account_id, changed_at desc);
create index outside_applications_job on outside_applications (job_id);
