-- What was read from a file of a seeker, until they have chosen from it (docs/decisions/0065). The file itself is gone.
create table profile_imports (
  account_id uuid primary key references seekers on delete cascade,
  id uuid not null default uuidv7(),
  source text not null check (source in ('json-resume', 'europass', 'linkedin')),
  filename text not null check (filename <> '' and char_length(filename) <= 200),
  draft jsonb not null,
  created_at timestamptz not null
);
create index profile_imports_created_at on profile_imports (created_at);
