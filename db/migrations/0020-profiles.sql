-- A seeker's profile (docs/decisions/0061) and what they look for (docs/decisions/0063).

-- The answers of the wizard become the first preference.
create table job_preferences (
  id uuid primary key default uuidv7(),
  account_id uuid not null references seekers on delete cascade,
  position smallint not null check (position >= 0),
  -- of the list arrangements; null: not answered yet, and so among those on site
  arrangement_id smallint check (arrangement_id between 1 and 3),
  job_type_ids smallint[] not null default '{}',
  industry_id smallint,
  -- where they would work; null: anywhere
  country character(2),
  location_id integer,
  location_words text check (location_words <> '' and char_length(location_words) <= 100),
  -- of remote work: an IANA name
  time_zone text check (time_zone <> '' and char_length(time_zone) <= 60),
  language_ids smallint[] not null default '{}',
  -- of the list salary_types; null: not answered
  salary_type_id smallint,
  salary_currency character(3),
  salary_min_minor bigint check (salary_min_minor >= 0),
  salary_max_minor bigint check (salary_max_minor >= salary_min_minor),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (location_id is null or location_words is null),
  check ((salary_min_minor is null and salary_max_minor is null) or salary_currency is not null),
  unique (account_id, position),
  unique (id, account_id)
);

-- The wanted titles of a preference: of the function tree, or in own words with the nearest titles of the tree.
create table preference_titles (
  preference_id uuid not null,
  account_id uuid not null,
  position smallint not null check (position >= 0),
  title_id integer,
  words text check (words <> '' and char_length(words) <= 100),
  near_title_ids integer[] not null default '{}',
  primary key (preference_id, position),
  foreign key (preference_id, account_id) references job_preferences (id, account_id) on delete cascade,
  check ((title_id is null) <> (words is null)),
  check (words is not null or near_title_ids = '{}')
);

create index preference_titles_account on preference_titles (account_id);

insert into job_preferences (account_id, position, location_id, location_words, created_at, updated_at)
select account_id, 0, location_id, location_words, now(), now() from seekers
where register_flow >= 1 or exists (select from wanted_titles w where w.account_id = seekers.account_id);

insert into preference_titles (preference_id, account_id, position, title_id, words, near_title_ids)
select p.id, account_id, w.position, w.title_id, w.words, w.near_title_ids
from wanted_titles w join job_preferences p using (account_id);

drop table wanted_titles;

-- What seekers say about themselves. The place becomes the one where they live.
update seekers set location_id = null, location_words = null;
alter table seekers
  add column birth_date date,
  add column nationality character(2),
  add column work_permission_id smallint,
  -- the first day of the month in which they began to work; null: not said
  add column started_working_on date,
  add column has_never_worked boolean not null default false,
  add column notice_period_id smallint,
  add column seeking_status_id smallint,
  add column seeker_type_id smallint,
  add column gender_id smallint,
  add column home_address text check (home_address <> '' and char_length(home_address) <= 300),
  add column home_unit text check (home_unit <> '' and char_length(home_unit) <= 50),
  add column summary text check (summary <> '' and char_length(summary) <= 4000),
  -- who saves it last, and when; every change counts it up
  add column profile_version integer not null default 0,
  add column profile_updated_at timestamptz,
  -- when they last used the site, to the minute at best
  add column active_at timestamptz,
  -- whether employers can find them at all; they can still apply
  add column is_hidden boolean not null default false,
  add check (not has_never_worked or started_working_on is null),
  add check (headline <> '' and char_length(headline) <= 120);

create table work_experiences (
  id uuid primary key default uuidv7(),
  account_id uuid not null references seekers on delete cascade,
  position smallint not null check (position >= 0),
  -- as written; the title of the function tree beside it where it is one
  job_title text not null check (job_title <> '' and char_length(job_title) <= 100),
  title_id integer,
  company_name text not null check (company_name <> '' and char_length(company_name) <= 100),
  -- the company of our directory that has this name
  company_id bigint references companies on delete set null,
  industry_id smallint,
  -- first days of months; an open end: still there
  started_on date not null,
  ended_on date check (ended_on >= started_on),
  -- whether that company and its group may not see the profile
  is_hidden_from_company boolean not null default false,
  description text check (char_length(description) between 10 and 4000),
  salary_minor bigint check (salary_minor >= 0),
  salary_currency character(3),
  check ((salary_minor is null) = (salary_currency is null)),
  unique (account_id, position) deferrable initially deferred
);
create index work_experiences_company on work_experiences (company_id);

create table educations (
  id uuid primary key default uuidv7(),
  account_id uuid not null references seekers on delete cascade,
  position smallint not null check (position >= 0),
  school_name text not null check (school_name <> '' and char_length(school_name) <= 150),
  -- of the list educations
  education_id smallint not null,
  field_of_study text check (field_of_study <> '' and char_length(field_of_study) <= 100),
  -- first days of months; an open end: still attending
  started_on date,
  ended_on date check (ended_on >= started_on),
  is_attending boolean not null default false,
  description text check (char_length(description) between 10 and 4000),
  check (not is_attending or ended_on is null),
  unique (account_id, position) deferrable initially deferred
);

create table seeker_skills (
  id uuid primary key default uuidv7(),
  account_id uuid not null references seekers on delete cascade,
  position smallint not null check (position between 0 and 9),
  skill_id integer,
  words text not null check (words <> '' and char_length(words) <= 50),
  -- of the list skill_proficiency_lists; null: not said
  proficiency_id smallint,
  unique (account_id, skill_id),
  unique (account_id, position) deferrable initially deferred
);
create unique index seeker_skills_words on seeker_skills (account_id, lower(words));

create table seeker_languages (
  id uuid primary key default uuidv7(),
  account_id uuid not null references seekers on delete cascade,
  position smallint not null check (position >= 0),
  -- of the list language_lists
  language_id smallint not null,
  -- of the list language_proficiency_lists
  proficiency_id smallint not null,
  unique (account_id, language_id),
  unique (account_id, position) deferrable initially deferred
);

create table profile_links (
  id uuid primary key default uuidv7(),
  account_id uuid not null references seekers on delete cascade,
  position smallint not null check (position >= 0),
  url text not null check (url ~ '^https?://' and char_length(url) <= 500),
  display_name text check (display_name <> '' and char_length(display_name) <= 60),
  description text check (description <> '' and char_length(description) <= 300),
  unique (account_id, position) deferrable initially deferred
);

create table licenses (
  id uuid primary key default uuidv7(),
  account_id uuid not null references seekers on delete cascade,
  position smallint not null check (position >= 0),
  name text not null check (name <> '' and char_length(name) <= 150),
  issuer text check (issuer <> '' and char_length(issuer) <= 150),
  -- first days of months
  issued_on date,
  expires_on date check (expires_on > issued_on),
  never_expires boolean not null default false,
  credential_id text check (credential_id <> '' and char_length(credential_id) <= 100),
  credential_url text check (credential_url ~ '^https?://' and char_length(credential_url) <= 500),
  file_id uuid references files on delete set null,
  check (not never_expires or expires_on is null),
  unique (account_id, position) deferrable initially deferred
);
create index licenses_file on licenses (file_id);

-- The profile before its owner's last change, so that they can undo it.
create table profile_undos (
  account_id uuid primary key references seekers on delete cascade,
  id uuid not null default uuidv7(),
  -- the version that the change made: a later change can no longer be undone by it
  version integer not null,
  changed_at timestamptz not null,
  before jsonb not null
);

-- The consent ledger: each time that an employer opened a profile, and what they saw of it.
create table profile_views (
  id uuid primary key default uuidv7(),
  account_id uuid not null references seekers on delete cascade,
  company_id bigint not null references companies on delete cascade,
  -- null: the recruiter's account is gone
  recruiter_id uuid references recruiters on delete set null,
  saw_name boolean not null,
  saw_contacts boolean not null,
  viewed_at timestamptz not null
);
create index profile_views_account on profile_views (account_id, viewed_at desc);
create index profile_views_company on profile_views (company_id);
create index profile_views_recruiter on profile_views (recruiter_id);

-- Jobs in which somebody is not interested.
create table hidden_jobs (
  account_id uuid not null references accounts on delete cascade,
  job_id bigint not null references jobs on delete cascade,
  hidden_at timestamptz not null,
  primary key (account_id, job_id)
);
create index hidden_jobs_job on hidden_jobs (job_id);
