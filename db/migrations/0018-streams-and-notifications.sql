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

-- What an account's owner is told.
create table notifications (
  id bigint generated always as identity primary key,
  account_id uuid not null references accounts on delete cascade,
  kind text not null,
  -- what exactly happened, where a kind covers several things
  variant text,
  -- the browser that did it
  user_agent text not null default '',
  job_id bigint references jobs on delete cascade,
  -- false: wanted by mail alone
  is_listed boolean not null,
  created_at timestamptz not null,
  read_at timestamptz
);
create index notifications_account on notifications (account_id, id) where is_listed;
create index notifications_unread on notifications (account_id) where is_listed and read_at is null;
create index notifications_job on notifications (job_id) where job_id is not null;
-- Old ones are deleted.
create index notifications_created on notifications (created_at);

-- What its owner has chosen; where there is no row, the default of the kind holds.
create table notification_settings (
  account_id uuid not null references accounts on delete cascade,
  kind text not null,
  channel text not null check (channel in ('product', 'mail')),
  is_on boolean not null,
  primary key (account_id, kind, channel)
);

-- The account to tell of the decision, until that.
alter table job_reports add column account_id uuid references accounts on delete set null;
create index job_reports_account on job_reports (account_id) where account_id is not null;
