-- Videos in which seekers introduce themselves; at most three whole ones (docs/decisions/0072).
create table video_resumes (
  id uuid primary key default uuidv7(),
  account_id uuid not null references seekers on delete cascade,
  -- null: its cover has come first; such a row ends after a day
  video_file_id uuid references files on delete cascade,
  milliseconds integer check (milliseconds between 1 and 179999),
  width integer check (width > 0),
  height integer check (height > 0),
  cover_file_id uuid references files on delete set null,
  captions_file_id uuid references files on delete set null,
  created_at timestamptz not null,
  check ((video_file_id is null) = (milliseconds is null)),
  check ((video_file_id is null) = (width is null)),
  check ((video_file_id is null) = (height is null))
);
create index video_resumes_account on video_resumes (account_id);
create unique index video_resumes_without_video on video_resumes (account_id) where video_file_id is null;
create index video_resumes_video_file on video_resumes (video_file_id);
create index video_resumes_cover_file on video_resumes (cover_file_id);
create index video_resumes_captions_file on video_resumes (captions_file_id);
