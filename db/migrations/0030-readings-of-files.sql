-- A reading is one of a file: an attached resume may get a new one.
drop table resume_readings;
create table resume_readings (
  file_id uuid primary key references files on delete cascade,
  read jsonb not null,
  read_at timestamptz not null
);
