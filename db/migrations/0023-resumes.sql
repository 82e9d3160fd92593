-- Attached resumes: files of a seeker, at most three (docs/decisions/0067). The file has the name.
create table resumes (
  id uuid primary key default uuidv7(),
  account_id uuid not null references seekers on delete cascade,
  -- one of three places: of uploads at the same time, only one can take the last
  place smallint not null check (place between 1 and 3),
  file_id uuid not null references files on delete cascade,
  created_at timestamptz not null,
  -- when its file came, or was named
  updated_at timestamptz not null,
  unique (account_id, place),
  unique (account_id, id)
);
create index resumes_file on resumes (file_id);

-- What somebody has set about their resumes; no row: nothing.
create table resume_settings (
  account_id uuid primary key references seekers on delete cascade,
  -- the resume that is sent without asking; it cannot be deleted
  auto_send_resume_id uuid,
  foreign key (account_id, auto_send_resume_id) references resumes (account_id, id)
);
create index resume_settings_auto_send on resume_settings (account_id, auto_send_resume_id);

-- So that a page that still lists a deleted resume is told so; for 30 days.
create table deleted_resumes (
  id uuid primary key,
  account_id uuid not null references seekers on delete cascade,
  deleted_at timestamptz not null
);
create index deleted_resumes_account on deleted_resumes (account_id);
create index deleted_resumes_deleted_at on deleted_resumes (deleted_at);

-- An email takes a file of the sender along. If the file is deleted before, the email is not sent.
alter table outbound_messages add column attachment_file_id uuid references files on delete cascade;
create index outbound_messages_attachment on outbound_messages (attachment_file_id) where attachment_file_id is not null;

-- People who want no resumes by email any more, by a keyed digest of their address.
create table resume_mail_stops (
  address bytea primary key,
  stopped_at timestamptz not null
);
