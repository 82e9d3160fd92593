-- How people prove who they are, and where they are signed in. Nothing here is of use to who reads the database alone:
-- sessions and tokens stand as SHA-256 of 256 random bits, six-digit codes under the installation's secret, passwords as
-- argon2id, secrets of authenticators and national identities encrypted.

alter table accounts
  -- in PHC form; null: none has been set
  add column password_hash text,
  add column password_set_at timestamptz,
  add column terms_agreed_at timestamptz,
  add column is_subscribed boolean not null default false,
  -- what sent them, as their browser remembered it
  add column campaign jsonb not null default '{}',
  -- a second factor that every proven address can be
  add column asks_email_code boolean not null default false,
  add column suspended_at timestamptz,
  -- null: until an operator restores it
  add column suspended_until timestamptz,
  -- what passkeys know the account by: random, so that they tell nobody who it is
  add column passkey_handle bytea unique check (length(passkey_handle) = 32),
  -- its owner has asked for its end, which can be taken back until then
  add column delete_after timestamptz,
  add check (suspended_at is not null or suspended_until is null);

create index accounts_delete_after on accounts (delete_after) where delete_after is not null;

create table sessions (
  id uuid primary key default uuidv7(),
  token_hash bytea not null unique check (length(token_hash) = 32),
  site text not null check (site in ('seeker', 'employer', 'operator')),
  -- null: a guest
  account_id uuid references accounts on delete cascade,
  -- by what they have proven themselves: password, email-code, phone-code, link, google, passkey, app ...
  proven_by text[] not null default '{}',
  -- when they last did: what is dangerous asks again after a while
  proven_at timestamptz not null,
  -- for its owner's list of devices
  user_agent text not null default '' check (length(user_agent) <= 500),
  address text not null default '',
  country char(2),
  language text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  -- whatever happens in it
  expires_at timestamptz not null,
  check (account_id is not null or site = 'seeker')
);

create index sessions_account on sessions (account_id) where account_id is not null;
create index sessions_expires_at on sessions (expires_at);

-- Six digits sent to an address. One row for a purpose and an address: a new code takes the place of the old one, and
-- neither asking again nor asking from elsewhere gives more tries than the limits allow.
create table one_time_codes (
  purpose text not null,
  -- an email address in lower case, or a phone number (E.164)
  recipient text not null,
  -- an HMAC under the installation's secret
  code_hash bytea not null,
  account_id uuid references accounts on delete cascade,
  -- what waits for the proof
  payload jsonb not null default '{}',
  tries smallint not null default 0,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (purpose, recipient)
);

create index one_time_codes_expires_at on one_time_codes (expires_at);

-- What stands in links and cookies of a step on the way: magic links, reset tickets, hand-offs, challenges.
create table one_time_tokens (
  token_hash bytea primary key check (length(token_hash) = 32),
  purpose text not null,
  account_id uuid references accounts on delete cascade,
  -- of the browser that asked; null: any may redeem it
  browser_hash bytea,
  payload jsonb not null default '{}',
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

create index one_time_tokens_account on one_time_tokens (account_id) where account_id is not null;
create index one_time_tokens_expires_at on one_time_tokens (expires_at);

-- Who a provider says they are. Its word for an email address is no key.
create table account_identities (
  issuer text not null,
  subject text not null,
  account_id uuid not null references accounts on delete cascade,
  -- google, apple, facebook ...
  provider text not null,
  -- as the provider knew it, to tell several apart
  email text,
  linked_at timestamptz not null,
  last_used_at timestamptz not null,
  primary key (issuer, subject)
);

create unique index account_identities_account on account_identities (account_id, provider);

create table passkeys (
  id uuid primary key default uuidv7(),
  credential_id text not null unique,
  account_id uuid not null references accounts on delete cascade,
  public_key bytea not null,
  sign_count bigint not null default 0,
  transports text[] not null default '{}',
  is_backed_up boolean not null default false,
  name text not null check (length(name) between 1 and 100),
  created_at timestamptz not null,
  last_used_at timestamptz
);

create index passkeys_account on passkeys (account_id);

-- Apps that show a code of the moment (RFC 6238).
create table authenticator_apps (
  account_id uuid primary key references accounts on delete cascade,
  -- encrypted
  secret bytea not null,
  -- the last step of time whose code was taken: no code works twice
  last_step bigint not null,
  confirmed_at timestamptz not null
);

create table recovery_codes (
  account_id uuid not null references accounts on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (account_id, code_hash)
);

-- A sign-in on one device that another, signed-in one lets through.
create table qr_sign_ins (
  id uuid primary key default uuidv7(),
  -- of what stands in the picture
  code_hash bytea not null unique check (length(code_hash) = 32),
  -- of the browser that shows it and will be signed in
  browser_hash bytea not null unique check (length(browser_hash) = 32),
  user_agent text not null,
  address text not null,
  status text not null default 'shown' check (status in ('shown', 'scanned', 'confirmed', 'refused', 'used')),
  -- who scanned it
  account_id uuid references accounts on delete cascade,
  -- when who confirmed it had last proven themselves: a device that is let in has proven nothing newer
  proven_at timestamptz,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  check ((status = 'shown') = (account_id is null)),
  check ((status in ('confirmed', 'used')) = (proven_at is not null))
);

create index qr_sign_ins_account on qr_sign_ins (account_id) where account_id is not null;
create index qr_sign_ins_expires_at on qr_sign_ins (expires_at);

-- What a guest brought along by an explicit list, and what the account saw since.
create table recent_searches (
  account_id uuid not null references accounts on delete cascade,
  -- path and query string of the search page, without the language
  address text not null check (length(address) <= 1000),
  searched_at timestamptz not null,
  primary key (account_id, address)
);

create table viewed_jobs (
  account_id uuid not null references accounts on delete cascade,
  job_id bigint not null references jobs on delete cascade,
  viewed_at timestamptz not null,
  primary key (account_id, job_id)
);

create index viewed_jobs_job on viewed_jobs (job_id);

-- Limits that all processes share; a row is a window.
create table rate_windows (
  -- SHA-256 of what is counted
  key bytea primary key,
  calls integer not null,
  ends_at timestamptz not null
);

create index rate_windows_ends_at on rate_windows (ends_at);

-- Mail and text messages on their way, and where none are sent out (the mailbox for development) their only place.
create table outbound_messages (
  id uuid primary key default uuidv7(),
  channel text not null check (channel in ('email', 'sms')),
  recipient text not null,
  -- which of our messages it is
  kind text not null,
  language text not null,
  subject text not null default '',
  text text not null,
  html text not null default '',
  headers jsonb not null default '{}',
  created_at timestamptz not null,
  -- nobody reads it after that: a code that is no longer good
  expires_at timestamptz,
  sent_at timestamptz,
  trouble text
);

create index outbound_messages_created_at on outbound_messages (created_at);

-- What operators did, and nobody changes.
create table operator_actions (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  operator_id uuid references accounts on delete set null,
  action text not null,
  -- account:…, job:…, report:…
  target text not null,
  reason text not null default '',
  details jsonb not null default '{}'
);

-- An entry may lose the name of an operator whose account is gone, and nothing else.
create function refuse_changed_log() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if new.operator_id is null and to_jsonb(new) - 'operator_id' = to_jsonb(old) - 'operator_id' then
      return new;
    end if;
  end if;
  raise exception 'the log of operators is never changed';
end $$;

create trigger operator_actions_changed before update or delete on operator_actions
  for each row execute function refuse_changed_log();
create trigger operator_actions_emptied before truncate on operator_actions
  for each statement execute function refuse_changed_log();

create index operator_actions_target on operator_actions (target);

-- What happened to an account, for its owner to see.
create table account_events (
  id bigint generated always as identity primary key,
  account_id uuid not null references accounts on delete cascade,
  at timestamptz not null,
  -- signed-in, password-changed, email-changed, passkey-added ...
  event text not null,
  user_agent text not null default '',
  address text not null default ''
);

create index account_events_account on account_events (account_id, at desc);

-- National identities, apart from everything else.
create table national_identities (
  account_id uuid primary key references accounts on delete cascade,
  -- of the kind and number, under the installation's secret: one identity, one account
  number_digest bytea not null unique,
  -- the fields, encrypted together
  sealed bytea not null,
  verified_at timestamptz not null
);

create table national_identity_reads (
  id bigint generated always as identity primary key,
  account_id uuid not null references accounts on delete cascade,
  at timestamptz not null,
  reader text not null,
  purpose text not null
);
