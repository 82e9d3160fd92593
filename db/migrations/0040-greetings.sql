-- The messages with which a seeker begins a conversation, at most ten.
create table greetings (
  id uuid primary key default uuidv7(),
  account_id uuid not null references seekers on delete cascade,
  -- their order; equal ones by id
  place smallint not null,
  text text not null check (text <> '' and char_length(text) <= 300),
  is_default boolean not null default false,
  -- kept for a while, so that it can be brought back
  removed_at timestamptz
);
create index greetings_account on greetings (account_id, place);
create unique index greetings_default on greetings (account_id) where is_default and removed_at is null;
