-- Web push: a third channel of notifications.
alter table notification_settings drop constraint notification_settings_channel_check,
  add constraint notification_settings_channel_check check (channel in ('product', 'mail', 'push'));

-- Where a browser wants pushes: of one session, with which it ends.
create table push_subscriptions (
  session_id uuid primary key references sessions on delete cascade,
  account_id uuid not null references accounts on delete cascade,
  -- at the push service of the browser
  endpoint text not null unique check (endpoint ~ '^https?://' and char_length(endpoint) <= 1000),
  -- of the browser, for which the content is encrypted (RFC 8291)
  public_key bytea not null check (length(public_key) = 65),
  auth_secret bytea not null check (length(auth_secret) = 16),
  -- in which the browser shows the site
  language text not null,
  created_at timestamptz not null
);
create index push_subscriptions_account on push_subscriptions (account_id);

-- When neither mail nor push comes, but for what protects the account. No row: at no time.
create table quiet_hours (
  account_id uuid primary key references accounts on delete cascade,
  -- minutes after midnight; from late to early goes over midnight
  from_minute smallint not null check (from_minute between 0 and 1439),
  to_minute smallint not null check (to_minute between 0 and 1439),
  -- IANA
  time_zone text not null check (time_zone <> '' and char_length(time_zone) <= 60),
  check (from_minute <> to_minute)
);
