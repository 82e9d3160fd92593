-- A resume that a guest has sent before signing up, for 24 hours (docs/decisions/0071).

-- An upload may be a guest's. It goes with their session, and a guest has one at most that waits.
alter table uploads alter column account_id drop not null;
alter table uploads add column session_id uuid references sessions on delete cascade;
create unique index uploads_session on uploads (session_id);
alter table uploads add check (account_id is null or session_id is null);

-- What was read of it.
create table quick_resumes (
  upload_id uuid primary key references uploads on delete cascade,
  read jsonb not null
);

-- What was read of an attached resume: a file is read once.
create table resume_readings (
  resume_id uuid primary key references resumes on delete cascade,
  read jsonb not null,
  read_at timestamptz not null
);

-- An import may be what was read of a resume: an attached one, or one for which there was no room.
alter table profile_imports drop constraint profile_imports_source_check;
alter table profile_imports add constraint profile_imports_source_check
  check (source in ('json-resume', 'europass', 'linkedin', 'resume'));
alter table profile_imports add column resume_id uuid references resumes on delete set null;
create index profile_imports_resume on profile_imports (resume_id);
