-- What happens to an account, in order: for every tab and both sites to follow (docs/decisions/0041).

-- The number of the newest event of each account. A transaction that adds an event locks the row until it ends, so the
-- numbers of an account become visible in their order and without gaps.
create table account_streams (
  account_id uuid primary key references accounts on delete cascade,
  last_cursor bigint not null default 0
);

create table stream_events (
  -- not `accounts`: the check of a foreign key locks, and whoever changes an account has locked that
  account_id uuid not null references account_streams on delete cascade,
  cursor bigint not null,
  -- what happened; the rooms name their kinds
  kind text not null check (kind ~ '^[a-z]+(-[a-z]+)*$'),
  -- where to look: names and ids, nothing that says anything by itself
  ids jsonb not null check (ids::text ~ '^\{("[a-z_]+": "[0-9a-f-]{1,36}"(, )?)*\}$'),
  created_at timestamptz not null,
  primary key (account_id, cursor)
);
-- Old ones are deleted.
create index stream_events_created on stream_events (created_at);

insert into account_streams (account_id) select id from accounts;

create function begin_account_stream() returns trigger language plpgsql as $$
begin
  insert into account_streams (account_id) values (new.id);
  return null;
end
$$;

create trigger accounts_begin_stream after insert on accounts
  for each row execute function begin_account_stream();
