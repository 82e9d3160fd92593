-- What visitors look for and look at, counted without knowing who they are. A device is a digest of a random number
-- that a browser drew for itself; addresses and accounts never stand here. Rows of tracked_* expire
-- (docs/decisions/0013), the counts made of them stay.

create table tracked_searches (
  day date not null,
  -- where the visitor looks; empty: nowhere in particular
  country text not null check (country ~ '^([A-Z]{2})?$'),
  lang text not null,
  query text not null,
  device uuid not null,
  title_id integer,
  -- a device counts once a day for a query
  primary key (day, country, lang, query, device)
);

create table tracked_job_views (
  day date not null,
  job_id bigint not null,
  device uuid not null,
  country text not null check (country ~ '^([A-Z]{2})?$'),
  primary key (day, job_id, device)
);

-- Cards of jobs that were seen in a list, and that were chosen there.
create table tracked_list_events (
  at timestamptz not null,
  kind text not null check (kind in ('expose', 'click')),
  query_id text not null,
  job_id bigint not null,
  device uuid not null,
  country text not null check (country ~ '^([A-Z]{2})?$'),
  device_kind text not null,
  scene text not null,
  reco_from text not null,
  -- from 1, within its page
  position integer not null,
  page_num integer not null,
  primary key (query_id, job_id, device, kind)
);

create index tracked_list_events_at on tracked_list_events using brin (at);

create table tracked_web_events (
  at timestamptz not null,
  -- when it happened by the clock of the device
  event_at timestamp not null,
  name text not null,
  scene text not null,
  device uuid not null,
  device_type text not null,
  device_name text not null,
  params jsonb not null
);

create index tracked_web_events_at on tracked_web_events using brin (at);

-- What is made of them every few minutes. An empty country stands for all.
create table popular_searches (
  country text not null,
  lang text not null,
  query text not null,
  devices integer not null,
  score real not null,
  primary key (country, lang, query)
);

create table hot_titles (
  country text not null,
  title_id integer not null,
  devices integer not null,
  score real not null,
  primary key (country, title_id)
);

create table job_view_days (
  job_id bigint not null references jobs on delete cascade,
  day date not null,
  views integer not null,
  primary key (job_id, day)
);

create table list_position_days (
  day date not null,
  scene text not null,
  position integer not null,
  exposes integer not null,
  clicks integer not null,
  primary key (day, scene, position)
);
