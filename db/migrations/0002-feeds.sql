-- Work that happens later, and the feeds that are read on a schedule.

-- Written in the transaction of what causes it, so that it leaves on commit or not at all.
create table background_jobs (
  id bigint generated always as identity primary key,
  task text not null check (task <> ''),
  payload jsonb not null default '{}',
  -- what must not wait twice has a key
  key text unique,
  -- comes again this long after it was done
  every_seconds integer check (every_seconds > 0),
  -- lower numbers first
  priority smallint not null default 0,
  run_at timestamptz not null default now(),
  attempts smallint not null default 0,
  -- who works on it holds it until then; after that it is anybody's
  held_until timestamptz,
  holder uuid,
  last_error text,
  -- given up: stays for whoever looks
  failed_at timestamptz,
  created_at timestamptz not null default now(),
  check ((held_until is null) = (holder is null))
);

create index background_jobs_next on background_jobs (priority, run_at, id) where failed_at is null;

create function note_background_job() returns trigger language plpgsql as $$
begin
  notify background_jobs;
  return null;
end $$;

create trigger background_jobs_added after insert or update of run_at on background_jobs
  for each statement execute function note_background_job();

-- A feed that is read again and again; its postings have its name as their source.
create table feed_sources (
  id bigint generated always as identity primary key,
  name text not null unique check (name ~ '^[a-z0-9][a-z0-9._-]{0,59}$'),
  url text not null check (url ~ '^https?://'),
  -- null: found by itself
  format text,
  -- the employer where postings name none
  company text,
  mapping jsonb,
  every_minutes integer not null default 360 check (every_minutes between 5 and 43200),
  etag text,
  last_modified text,
  next_run_at timestamptz not null default now(),
  last_run_at timestamptz,
  last_success_at timestamptz,
  -- in a row; each doubles the wait
  failures integer not null default 0 check (failures >= 0),
  last_outcome text check (last_outcome in ('imported', 'unchanged', 'held', 'failed')),
  -- why it was held or failed, as a sentence without its subject
  last_trouble text,
  last_report jsonb,
  created_at timestamptz not null default now(),
  check ((last_outcome in ('held', 'failed')) = (last_trouble is not null))
);

create index feed_sources_due on feed_sources (next_run_at);

-- A job that its feed dropped opens again when it comes back; one that somebody closed does not.
alter table jobs add column closed_by_feed boolean not null default false,
  -- the posting says itself until when it is open: being seen again does not prolong it
  add column end_is_stated boolean not null default false,
  add check (status = 'closed' or not closed_by_feed);

-- The same job from several sources, or posted again, is a cluster, named after the id of one of its members. Search
-- shows one member of it: the first that is open.
alter table jobs add column cluster_id bigint;
create index jobs_cluster on jobs (cluster_id) where cluster_id is not null;

-- By what postings of the same job are found.
create table job_fingerprints (
  job_id bigint primary key references jobs on delete cascade,
  -- title, company and place in their plain forms, hashed
  key bigint not null,
  -- of the description; near ones differ in few bits; null: too short to tell
  simhash bigint
);

create index job_fingerprints_key on job_fingerprints (key);

-- Whether a job is shown depends on the others of its cluster: when one changes, all are read again.
create or replace function note_changed_jobs() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into job_changes (job_id) select id from new_rows;
  elsif tg_op = 'DELETE' then
    insert into job_changes (job_id)
      select id from old_rows
      union select member.id from jobs member join old_rows on old_rows.cluster_id = member.cluster_id;
  else
    insert into job_changes (job_id)
      select id from new_rows
      union select member.id from jobs member join new_rows on new_rows.cluster_id = member.cluster_id
      union select member.id from jobs member join old_rows on old_rows.cluster_id = member.cluster_id;
  end if;
  notify job_changes;
  return null;
end $$;

drop trigger jobs_updated on jobs;
create trigger jobs_updated after update on jobs referencing old table as old_rows new table as new_rows
  for each statement execute function note_changed_jobs();
