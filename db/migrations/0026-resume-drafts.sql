-- Resumes that seekers write in the editor (docs/decisions/0070). A deleted one can be brought back for a while.
create table resume_drafts (
  id uuid primary key default uuidv7(),
  account_id uuid not null references seekers on delete cascade,
  -- five slots: not even parallel calls can make a sixth; null: deleted
  slot smallint check (slot between 1 and 5),
  name text not null check (name <> '' and char_length(name) <= 100),
  content jsonb not null,
  -- how it is printed
  setting jsonb not null,
  -- counts the changes, so that no tab overwrites those of another one
  version integer not null default 1 check (version > 0),
  -- how often it was copied
  copies smallint not null default 0 check (copies between 0 and 5),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  unique (account_id, slot),
  unique (id, account_id),
  check ((slot is null) = (deleted_at is not null))
);
create index resume_drafts_deleted_at on resume_drafts (deleted_at) where deleted_at is not null;

-- What a link to a draft shows; until when it works stands in its grant, as does who opened it.
create table resume_shares (
  grant_id uuid primary key,
  account_id uuid not null,
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  has_contacts boolean not null,
  may_download boolean not null,
  foreign key (grant_id, account_id) references document_grants (id, account_id) on delete cascade
);
create index resume_shares_account on resume_shares (account_id);
