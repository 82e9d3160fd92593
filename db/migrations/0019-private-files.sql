-- Files that belong to a person, and uploads that are under way (docs/decisions/0042).

create table files (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts on delete cascade,
  -- what it is for: of config/upload-kinds.ts
  kind text not null check (kind ~ '^[a-z-]{1,30}$'),
  -- shown to people, and the name of a download
  filename text not null check (filename <> '' and char_length(filename) <= 200),
  -- its name in the private store, among the files of this account
  content text not null check (content ~ '^[0-9a-f]{64}\.[a-z0-9]{1,5}$'),
  bytes integer not null check (bytes > 0),
  -- when a virus scanner found nothing; null where none is set up
  scanned_at timestamptz,
  created_at timestamptz not null
);

create index files_account on files (account_id, content);

-- Contents whose row is gone: the worker deletes them from the store.
create table removed_files (
  -- an account, which may be gone too
  owner uuid not null,
  content text not null,
  primary key (owner, content)
);

create function remember_removed_file() returns trigger language plpgsql as $$
begin
  insert into removed_files (owner, content) values (old.account_id, old.content) on conflict do nothing;
  return null;
end
$$;

create trigger file_removed after delete on files for each row execute function remember_removed_file();

-- Files on their way here. Their bytes so far lie in the data folder, under the id.
create table uploads (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  kind text not null check (kind ~ '^[a-z-]{1,30}$'),
  filename text not null check (filename <> '' and char_length(filename) <= 200),
  -- as declared at the beginning; more than the kind allows where the file was refused on the way
  bytes bigint not null check (bytes >= 0),
  created_at timestamptz not null
);

create index uploads_account on uploads (account_id);
create index uploads_created_at on uploads (created_at);

-- The picture of a person, in two sizes.
create table avatars (
  account_id uuid primary key references accounts on delete cascade,
  large_file_id uuid not null references files on delete cascade,
  small_file_id uuid not null references files on delete cascade
);

create index avatars_large_file on avatars (large_file_id);
create index avatars_small_file on avatars (small_file_id);
