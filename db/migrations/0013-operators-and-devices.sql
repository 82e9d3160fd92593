-- When an operator set up, by the link of the command line, what the console asks for beside the password. What their account
-- had before says nothing: whoever reads their mail could have put it there.
alter table operators add column set_up_at timestamptz;

-- Who uses the console with an app or a passkey today goes on; who came in by mail alone is out.
update operators o set set_up_at = now()
where exists (select from authenticator_apps a where a.account_id = o.account_id)
  or exists (select from passkeys p where p.account_id = o.account_id);
delete from sessions where site = 'operator' and 'email' = any(proven_by);

-- Browsers that have signed in to an account. What strangers use up of its limits takes nothing from them. They outlive their
-- sessions, and end with `sign out everywhere`.
create table known_devices (
  -- of a random mark in a cookie, made for this account alone
  mark_hash bytea primary key check (length(mark_hash) = 32),
  account_id uuid not null references accounts on delete cascade,
  created_at timestamptz not null,
  signed_in_at timestamptz not null
);

create index known_devices_account on known_devices (account_id, signed_in_at);
create index known_devices_signed_in_at on known_devices (signed_in_at);

-- The known device that a session was begun on: it is forgotten with the session that its owner ends from elsewhere.
alter table sessions add column device_hash bytea;
