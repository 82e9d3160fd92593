-- What a company says of itself, its pictures, and the people: accounts, recruiters, seekers.

alter table companies
  -- the name under which its product is known
  add column brand text check (brand <> ''),
  -- HTML in the company's `lang`; the description is its short form
  add column overview text not null default '',
  -- who leads it, as written there
  add column ceo text check (ceo <> ''),
  add column founded_year smallint check (founded_year between 1000 and 2200),
  -- as counted, where the size is a range
  add column employees integer check (employees > 0),
  add column registered_capital_minor bigint check (registered_capital_minor > 0),
  add column registered_capital_currency char(3),
  add column registered_address text,
  -- the entry in the register of companies
  add column registration_number text,
  add column registered_on date,
  add column benefit_ids integer[] not null default '{}',
  add column culture_ids integer[] not null default '{}',
  add check ((registered_capital_minor is null) = (registered_capital_currency is null)),
  add check (founded_year <= extract(year from registered_on));

-- The album of a company. A picture is a public file, named by its content; many companies may show the same.
create table company_photos (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies on delete cascade,
  position smallint not null check (position > 0),
  -- hex of its SHA-256, and its kind
  file text not null check (file ~ '^[0-9a-f]{64}\.(svg|png|jpg|webp)$'),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  unique (company_id, position)
);

-- By language (any BCP 47 tag), as a posting's texts are; exactly one is the company's own.
create table company_photo_texts (
  photo_id bigint not null references company_photos on delete cascade,
  lang text not null,
  caption text not null,
  -- for whoever doesn't see it
  alt text not null check (alt <> ''),
  is_original boolean not null,
  primary key (photo_id, lang)
);

create unique index company_photo_texts_original on company_photo_texts (photo_id) where is_original;

-- One person. What they may be is said by the rows that hang on it: a seeker, a recruiter, an operator, or several.
create table accounts (
  id uuid primary key default uuidv7(),
  -- as what they act: 1 seeker, 2 recruiter
  active_key smallint not null default 1 check (active_key in (1, 2)),
  email text check (email ~ '^[^@[:space:]]+@[^@[:space:]]+$'),
  email_verified_at timestamptz,
  -- E.164
  phone text unique check (phone ~ '^\+[1-9][0-9]{4,14}$'),
  phone_verified_at timestamptz,
  first_name text not null default '' check (length(first_name) <= 50),
  last_name text not null default '' check (length(last_name) <= 50),
  country char(2),
  -- of the interface and of mail
  language text not null default 'en',
  -- through what they came: web, jobalert, demo ...
  source text not null default 'web',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (email is not null or phone is not null),
  check (email is not null or email_verified_at is null),
  check (phone is not null or phone_verified_at is null)
);

create unique index accounts_email on accounts (lower(email));

create table seekers (
  account_id uuid primary key references accounts on delete cascade,
  -- how many steps of the wizard are finished
  register_flow smallint not null default 0 check (register_flow between 0 and 4),
  profile_completed_at timestamptz,
  headline text,
  wanted_title_ids integer[] not null default '{}',
  location_id integer,
  xp_lvl_id smallint,
  check (profile_completed_at is null or register_flow = 4)
);

create table operators (
  account_id uuid primary key references accounts on delete cascade
);

-- A person who posts and answers for a company; for one at a time.
create table recruiters (
  id uuid primary key default uuidv7(),
  account_id uuid not null unique references accounts on delete cascade,
  company_id bigint not null references companies on delete cascade,
  role text not null default 'recruiter' check (role in ('coordinator', 'admin', 'recruiter')),
  -- what they are there, in the company's `lang`
  position text,
  joined_at timestamptz not null default now(),
  unique (id, company_id)
);

create unique index recruiters_coordinator on recruiters (company_id) where role = 'coordinator';
create index recruiters_company on recruiters (company_id);

-- Whoever answers for a job answers for its company too.
alter table jobs add column recruiter_id uuid,
  add foreign key (recruiter_id, company_id) references recruiters (id, company_id) on delete set null (recruiter_id);

create index jobs_recruiter on jobs (recruiter_id) where recruiter_id is not null;
