create table account_events (
  id bigint generated always as identity not null,
  account_id uuid not null,
  at timestamp with time zone not null,
  event text not null,
  user_agent text not null default ''::text,
  address text not null default ''::text,
  constraint account_events_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  constraint account_events_pkey PRIMARY KEY (id)
);

create table account_identities (
  issuer text not null,
  subject text not null,
  account_id uuid not null,
  provider text not null,
  email text,
  linked_at timestamp with time zone not null,
  last_used_at timestamp with time zone not null,
  constraint account_identities_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  constraint account_identities_pkey PRIMARY KEY (issuer, subject)
);

create table account_streams (
  account_id uuid not null,
  last_cursor bigint not null default 0,
  constraint account_streams_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  constraint account_streams_pkey PRIMARY KEY (account_id)
);

create table accounts (
  id uuid not null default uuidv7(),
  active_key smallint not null default 1,
  email text,
  email_verified_at timestamp with time zone,
  phone text,
  phone_verified_at timestamp with time zone,
  first_name text not null default ''::text,
  last_name text not null default ''::text,
  country character(2),
  language text not null default 'en'::text,
  source text not null default 'web'::text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  password_hash text,
  password_set_at timestamp with time zone,
  terms_agreed_at timestamp with time zone,
  is_subscribed boolean not null default false,
  campaign jsonb not null default '{}'::jsonb,
  asks_email_code boolean not null default false,
  suspended_at timestamp with time zone,
  suspended_until timestamp with time zone,
  passkey_handle bytea,
  delete_after timestamp with time zone,
  proofs_valid_from bigint not null default 0,
  constraint accounts_active_key_check CHECK ((active_key = ANY (ARRAY[1, 2]))),
  constraint accounts_check CHECK (((email IS NOT NULL) OR (phone IS NOT NULL))),
  constraint accounts_check1 CHECK (((email IS NOT NULL) OR (email_verified_at IS NULL))),
  constraint accounts_check2 CHECK (((phone IS NOT NULL) OR (phone_verified_at IS NULL))),
  constraint accounts_check3 CHECK (((suspended_at IS NOT NULL) OR (suspended_until IS NULL))),
  constraint accounts_email_check CHECK ((email ~ '^[^@[:space:]]+@[^@[:space:]]+$'::text)),
  constraint accounts_first_name_check CHECK ((length(first_name) <= 50)),
  constraint accounts_last_name_check CHECK ((length(last_name) <= 50)),
  constraint accounts_passkey_handle_check CHECK ((length(passkey_handle) = 32)),
  constraint accounts_phone_check CHECK ((phone ~ '^\+[1-9][0-9]{4,14}$'::text)),
  constraint accounts_pkey PRIMARY KEY (id),
  constraint accounts_passkey_handle_key UNIQUE (passkey_handle),
  constraint accounts_phone_key UNIQUE (phone)
);

create table application_answers (
  application_id uuid not null,
  account_id uuid not null,
  "position" smallint not null,
  question text not null,
  answer text not null,
  constraint application_answers_answer_check CHECK (((answer <> ''::text) AND (char_length(answer) <= 1000))),
  constraint application_answers_application_id_account_id_fkey FOREIGN KEY (application_id, account_id) REFERENCES applications(id, account_id) ON DELETE CASCADE,
  constraint application_answers_pkey PRIMARY KEY (application_id, "position")
);

create table application_events (
  id uuid not null default uuidv7(),
  application_id uuid not null,
  account_id uuid not null,
  event text not null,
  recruiter_id uuid,
  state text not null,
  stage smallint not null,
  happened_at timestamp with time zone not null,
  constraint application_events_event_check CHECK ((char_length(event) <= 20)),
  constraint application_events_application_id_account_id_fkey FOREIGN KEY (application_id, account_id) REFERENCES applications(id, account_id) ON DELETE CASCADE,
  constraint application_events_recruiter_id_fkey FOREIGN KEY (recruiter_id) REFERENCES recruiters(id) ON DELETE SET NULL,
  constraint application_events_pkey PRIMARY KEY (id)
);

create table application_requests (
  account_id uuid not null,
  key uuid not null,
  application_id uuid not null,
  made_at timestamp with time zone not null,
  constraint application_requests_account_id_fkey FOREIGN KEY (account_id) REFERENCES seekers(account_id) ON DELETE CASCADE,
  constraint application_requests_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE,
  constraint application_requests_pkey PRIMARY KEY (account_id, key)
);

create table applications (
  id uuid not null default uuidv7(),
  account_id uuid not null,
  job_id bigint not null,
  company_id bigint not null,
  attempt smallint not null default 1,
  state text not null,
  stage smallint not null,
  source text not null,
  first_message text,
  grant_id uuid,
  sent jsonb not null,
  profile_version integer not null,
  sent_at timestamp with time zone not null,
  reply_by timestamp with time zone not null,
  viewed_at timestamp with time zone,
  answered_at timestamp with time zone,
  changed_at timestamp with time zone not null,
  exchange text,
  exchange_recruiter_id uuid,
  constraint applications_attempt_check CHECK ((attempt > 0)),
  constraint applications_exchange_check CHECK ((exchange = ANY (ARRAY['asked-by-seeker'::text, 'asked-by-employer'::text, 'refused-by-seeker'::text, 'refused-by-employer'::text, 'done'::text]))),
  constraint applications_first_message_check CHECK (((first_message <> ''::text) AND (char_length(first_message) <= 1000))),
  constraint applications_source_check CHECK ((char_length(source) <= 50)),
  constraint applications_stage_check CHECK (((stage >= 1) AND (stage <= 9))),
  constraint applications_state_check CHECK ((state = ANY (ARRAY['pending'::text, 'viewed'::text, 'communicated'::text, 'exchanged'::text, 'accepted'::text, 'not_accepted'::text, 'declined'::text, 'cancelled'::text, 'lapsed'::text, 'completed'::text]))),
  constraint applications_account_id_fkey FOREIGN KEY (account_id) REFERENCES seekers(account_id) ON DELETE CASCADE,
  constraint applications_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  constraint applications_exchange_recruiter_id_fkey FOREIGN KEY (exchange_recruiter_id) REFERENCES recruiters(id) ON DELETE SET NULL,
  constraint applications_grant_id_fkey FOREIGN KEY (grant_id) REFERENCES document_grants(id) ON DELETE SET NULL,
  constraint applications_job_id_fkey FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE,
  constraint applications_pkey PRIMARY KEY (id),
  constraint applications_account_id_job_id_attempt_key UNIQUE (account_id, job_id, attempt),
  constraint applications_id_account_id_key UNIQUE (id, account_id)
);

create table authenticator_apps (
  account_id uuid not null,
  secret bytea not null,
  last_step bigint not null,
  confirmed_at timestamp with time zone not null,
  constraint authenticator_apps_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  constraint authenticator_apps_pkey PRIMARY KEY (account_id)
);

create table avatars (
  account_id uuid not null,
  large_file_id uuid not null,
  small_file_id uuid not null,
  constraint avatars_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  constraint avatars_large_file_id_fkey FOREIGN KEY (large_file_id) REFERENCES files(id) ON DELETE CASCADE,
  constraint avatars_small_file_id_fkey FOREIGN KEY (small_file_id) REFERENCES files(id) ON DELETE CASCADE,
  constraint avatars_pkey PRIMARY KEY (account_id)
);

create table background_jobs (
  id bigint generated always as identity not null,
  task text not null,
  payload jsonb not null default '{}'::jsonb,
  key text,
  every_seconds integer,
  priority smallint not null default 0,
  run_at timestamp with time zone not null default now(),
  attempts smallint not null default 0,
  held_until timestamp with time zone,
  holder uuid,
  last_error text,
  failed_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  constraint background_jobs_check CHECK (((held_until IS NULL) = (holder IS NULL))),
  constraint background_jobs_every_seconds_check CHECK ((every_seconds > 0)),
  constraint background_jobs_task_check CHECK ((task <> ''::text)),
  constraint background_jobs_pkey PRIMARY KEY (id),
  constraint background_jobs_key_key UNIQUE (key)
);

create table blocked_companies (
  account_id uuid not null,
  company_id bigint not null,
  blocked_at timestamp with time zone not null,
  constraint blocked_companies_account_id_fkey FOREIGN KEY (account_id) REFERENCES seekers(account_id) ON DELETE CASCADE,
  constraint blocked_companies_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  constraint blocked_companies_pkey PRIMARY KEY (account_id, company_id)
);

create table companies (
  id bigint generated by default as identity not null,
  name text not null,
  legal_name text,
  lang text,
  description text not null default ''::text,
  industry_id smallint,
  company_size_id smallint,
  financing_stage_id smallint,
  country character(2),
  location_id integer,
  website text,
  is_verified boolean not null default false,
  is_web3 boolean not null default false,
  source text not null,
  source_ref text not null,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  brand text,
  overview text not null default ''::text,
  ceo text,
  founded_year smallint,
  employees integer,
  registered_capital_minor bigint,
  registered_capital_currency character(3),
  registered_address text,
  registration_number text,
  registered_on date,
  benefit_ids integer[] not null default '{}'::integer[],
  culture_ids integer[] not null default '{}'::integer[],
  reply_days smallint not null default 7,
  constraint companies_brand_check CHECK ((brand <> ''::text)),
  constraint companies_ceo_check CHECK ((ceo <> ''::text)),
  constraint companies_check CHECK (((registered_capital_minor IS NULL) = (registered_capital_currency IS NULL))),
  constraint companies_check1 CHECK (((founded_year)::numeric <= EXTRACT(year FROM registered_on))),
  constraint companies_employees_check CHECK ((employees > 0)),
  constraint companies_founded_year_check CHECK (((founded_year >= 1000) AND (founded_year <= 2200))),
  constraint companies_name_check CHECK ((name <> ''::text)),
  constraint companies_registered_capital_minor_check CHECK ((registered_capital_minor > 0)),
  constraint companies_reply_days_check CHECK (((reply_days >= 1) AND (reply_days <= 14))),
  constraint companies_website_check CHECK (((website ~ '^https?://([a-z0-9_-]{1,63}\.)+[a-z][a-z0-9-]{0,62}(:[0-9]{1,5})?(/[!-\[\]-~]*)?$'::text) AND (website !~ '^https?://[^/]*\.(localhost|local|localdomain|internal|intranet|private|lan|home|corp|arpa)(:[0-9]+)?(/|$)'::text))),
  constraint companies_pkey PRIMARY KEY (id),
  constraint companies_source_source_ref_key UNIQUE (source, source_ref)
);

create table company_changes (
  seq bigint generated always as identity not null,
  xid xid8 not null default pg_current_xact_id(),
  company_id bigint not null,
  at timestamp with time zone not null default now(),
  constraint company_changes_pkey PRIMARY KEY (xid, seq)
);

create table company_photo_texts (
  photo_id bigint not null,
  lang text not null,
  caption text not null,
  alt text not null,
  is_original boolean not null,
  constraint company_photo_texts_alt_check CHECK ((alt <> ''::text)),
  constraint company_photo_texts_photo_id_fkey FOREIGN KEY (photo_id) REFERENCES company_photos(id) ON DELETE CASCADE,
  constraint company_photo_texts_pkey PRIMARY KEY (photo_id, lang)
);

create table company_photos (
  id bigint generated always as identity not null,
  company_id bigint not null,
  "position" smallint not null,
  file text not null,
  width integer not null,
  height integer not null,
  constraint company_photos_file_check CHECK ((file ~ '^[0-9a-f]{64}\.(svg|png|jpg|webp)$'::text)),
  constraint company_photos_height_check CHECK ((height > 0)),
  constraint company_photos_position_check CHECK (("position" > 0)),
  constraint company_photos_width_check CHECK ((width > 0)),
  constraint company_photos_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  constraint company_photos_pkey PRIMARY KEY (id),
  constraint company_photos_company_id_position_key UNIQUE (company_id, "position")
);

create table deleted_resumes (
  id uuid not null,
  account_id uuid not null,
  deleted_at timestamp with time zone not null,
  constraint deleted_resumes_account_id_fkey FOREIGN KEY (account_id) REFERENCES seekers(account_id) ON DELETE CASCADE,
  constraint deleted_resumes_pkey PRIMARY KEY (id)
);

create table document_grants (
  id uuid not null default uuidv7(),
  account_id uuid not null,
  document_kind text not null,
  document_id uuid not null,
  document_name text not null,
  reason text not null,
  company_id bigint,
  company_name text,
  granted_at timestamp with time zone not null,
  expires_at timestamp with time zone,
  revoked_at timestamp with time zone,
  recipient text,
  constraint document_grants_check2 CHECK (((document_kind <> 'draft'::text) OR (reason = 'share-link'::text))),
  constraint document_grants_check3 CHECK ((expires_at > granted_at)),
  constraint document_grants_company CHECK (((company_name IS NOT NULL) = (reason = ANY (ARRAY['application'::text, 'invitation'::text])))),
  constraint document_grants_company_id CHECK (((company_id IS NULL) OR (company_name IS NOT NULL))),
  constraint document_grants_document_kind_check CHECK ((document_kind = ANY (ARRAY['resume'::text, 'draft'::text, 'video'::text]))),
  constraint document_grants_document_name_check CHECK ((char_length(document_name) <= 200)),
  constraint document_grants_reason_check CHECK ((reason = ANY (ARRAY['application'::text, 'invitation'::text, 'share-link'::text, 'email'::text]))),
  constraint document_grants_recipient CHECK (((recipient IS NOT NULL) = (reason = 'email'::text))),
  constraint document_grants_recipient_check CHECK ((char_length(recipient) <= 254)),
  constraint document_grants_account_id_fkey FOREIGN KEY (account_id) REFERENCES seekers(account_id) ON DELETE CASCADE,
  constraint document_grants_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE SET NULL,
  constraint document_grants_pkey PRIMARY KEY (id),
  constraint document_grants_id_account_id_key UNIQUE (id, account_id)
);

create table document_openings (
  id uuid not null default uuidv7(),
  account_id uuid not null,
  grant_id uuid not null,
  recruiter_id uuid,
  times integer not null default 1,
  opened_at timestamp with time zone not null,
  constraint document_openings_times_check CHECK ((times > 0)),
  constraint document_openings_grant_id_account_id_fkey FOREIGN KEY (grant_id, account_id) REFERENCES document_grants(id, account_id) ON DELETE CASCADE,
  constraint document_openings_recruiter_id_fkey FOREIGN KEY (recruiter_id) REFERENCES recruiters(id) ON DELETE SET NULL,
  constraint document_openings_pkey PRIMARY KEY (id)
);

create table educations (
  id uuid not null default uuidv7(),
  account_id uuid not null,
  "position" smallint not null,
  school_name text not null,
  education_id smallint not null,
  field_of_study text,
  started_on date,
  ended_on date,
  is_attending boolean not null default false,
  description text,
  constraint educations_check CHECK ((ended_on >= started_on)),
  constraint educations_check1 CHECK (((NOT is_attending) OR (ended_on IS NULL))),
  constraint educations_description_check CHECK (((char_length(description) >= 10) AND (char_length(description) <= 4000))),
  constraint educations_field_of_study_check CHECK (((field_of_study <> ''::text) AND (char_length(field_of_study) <= 100))),
  constraint educations_position_check CHECK (("position" >= 0)),
  constraint educations_school_name_check CHECK ((char_length(school_name) <= 150)),
  constraint educations_account_id_fkey FOREIGN KEY (account_id) REFERENCES seekers(account_id) ON DELETE CASCADE,
  constraint educations_pkey PRIMARY KEY (id),
  constraint educations_account_id_position_key UNIQUE (account_id, "position") DEFERRABLE INITIALLY DEFERRED
);

create table external_click_devices (
  day date not null,
  job_id bigint not null,
  device bytea not null,
  constraint external_click_devices_job_id_fkey FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE,
  constraint external_click_devices_pkey PRIMARY KEY (day, job_id, device)
);

create table external_clicks (
  job_id bigint not null,
  day date not null,
  clicks integer not null,
  constraint external_clicks_clicks_check CHECK ((clicks > 0)),
  constraint external_clicks_job_id_fkey FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE,
  constraint external_clicks_pkey PRIMARY KEY (job_id, day)
);

create table feed_sources (
  id bigint generated always as identity not null,
  name text not null,
  url text not null,
  format text,
  company text,
  mapping jsonb,
  every_minutes integer not null default 360,
  etag text,
  last_modified text,
  next_run_at timestamp with time zone not null default now(),
  last_run_at timestamp with time zone,
  last_success_at timestamp with time zone,
  failures integer not null default 0,
  last_outcome text,
  last_trouble text,
  last_report jsonb,
  created_at timestamp with time zone not null default now(),
  held_since timestamp with time zone,
  reading_since timestamp with time zone,
  constraint feed_sources_check CHECK (((last_outcome = ANY (ARRAY['held'::text, 'failed'::text])) = (last_trouble IS NOT NULL))),
  constraint feed_sources_every_minutes_check CHECK (((every_minutes >= 5) AND (every_minutes <= 43200))),
  constraint feed_sources_failures_check CHECK ((failures >= 0)),
  constraint feed_sources_last_outcome_check CHECK ((last_outcome = ANY (ARRAY['imported'::text, 'unchanged'::text, 'held'::text, 'failed'::text]))),
  constraint feed_sources_name_check CHECK ((name ~ '^[a-z0-9][a-z0-9._-]{0,59}$'::text)),
  constraint feed_sources_url_check CHECK ((url ~ '^https?://'::text)),
  constraint feed_sources_pkey PRIMARY KEY (id),
  constraint feed_sources_name_key UNIQUE (name)
);

create table files (
  id uuid not null default gen_random_uuid(),
  account_id uuid not null,
  kind text not null,
  filename text not null,
  content text not null,
  bytes integer not null,
  scanned_at timestamp with time zone,
  created_at timestamp with time zone not null,
  constraint files_bytes_check CHECK ((bytes > 0)),
  constraint files_content_check CHECK ((content ~ '^[0-9a-f]{64}\.[a-z0-9]{1,5}$'::text)),
  constraint files_filename_check CHECK (((filename <> ''::text) AND (char_length(filename) <= 200))),
  constraint files_kind_check CHECK ((kind ~ '^[a-z-]{1,30}$'::text)),
  constraint files_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  constraint files_pkey PRIMARY KEY (id)
);

create table greetings (
  id uuid not null default uuidv7(),
  account_id uuid not null,
  place smallint not null,
  text text not null,
  is_default boolean not null default false,
  removed_at timestamp with time zone,
  constraint greetings_text_check CHECK (((text <> ''::text) AND (char_length(text) <= 300))),
  constraint greetings_account_id_fkey FOREIGN KEY (account_id) REFERENCES seekers(account_id) ON DELETE CASCADE,
  constraint greetings_pkey PRIMARY KEY (id)
);

create table hidden_jobs (
  account_id uuid not null,
  job_id bigint not null,
  hidden_at timestamp with time zone not null,
  constraint hidden_jobs_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  constraint hidden_jobs_job_id_fkey FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE,
  constraint hidden_jobs_pkey PRIMARY KEY (account_id, job_id)
);

create table hot_titles (
  country text not null,
  title_id integer not null,
  devices integer not null,
  score real not null,
  constraint hot_titles_pkey PRIMARY KEY (country, title_id)
);

create table installation (
  id uuid not null default gen_random_uuid(),
  only_row boolean not null default true,
  changes_kept_from xid8 not null default '0'::xid8,
  visitor_key uuid not null default gen_random_uuid(),
  constraint installation_only_row_check CHECK (only_row),
  constraint installation_pkey PRIMARY KEY (id),
  constraint installation_only_row_key UNIQUE (only_row)
);

create table invitations (
  id uuid not null default uuidv7(),
  account_id uuid not null,
  company_id bigint not null,
  job_id bigint not null,
  recruiter_id uuid,
  state text not null default 'sent'::text,
  sent_at timestamp with time zone not null,
  answered_at timestamp with time zone,
  constraint invitations_check CHECK (((state = 'sent'::text) = (answered_at IS NULL))),
  constraint invitations_state_check CHECK ((state = ANY (ARRAY['sent'::text, 'accepted'::text, 'declined'::text]))),
  constraint invitations_account_id_fkey FOREIGN KEY (account_id) REFERENCES seekers(account_id) ON DELETE CASCADE,
  constraint invitations_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  constraint invitations_job_id_fkey FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE,
  constraint invitations_recruiter_id_fkey FOREIGN KEY (recruiter_id) REFERENCES recruiters(id) ON DELETE SET NULL,
  constraint invitations_pkey PRIMARY KEY (id),
  constraint invitations_account_id_job_id_key UNIQUE (account_id, job_id)
);

create table job_alert_jobs (
  alert_id uuid not null,
  account_id uuid not null,
  job_id bigint not null,
  sent_at timestamp with time zone not null,
  constraint job_alert_jobs_account_id_fkey FOREIGN KEY (account_id) REFERENCES seekers(account_id) ON DELETE CASCADE,
  constraint job_alert_jobs_alert_id_fkey FOREIGN KEY (alert_id) REFERENCES job_alerts(id) ON DELETE CASCADE,
  constraint job_alert_jobs_job_id_fkey FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE,
  constraint job_alert_jobs_pkey PRIMARY KEY (alert_id, job_id)
);

create table job_alert_notices (
  account_id uuid not null,
  job_id bigint not null,
  told_at timestamp with time zone not null,
  constraint job_alert_notices_account_id_fkey FOREIGN KEY (account_id) REFERENCES seekers(account_id) ON DELETE CASCADE,
  constraint job_alert_notices_job_id_fkey FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE,
  constraint job_alert_notices_pkey PRIMARY KEY (account_id, job_id)
);

create table job_alerts (
  id uuid not null default uuidv7(),
  account_id uuid,
  email text,
  is_confirmed boolean not null,
  search jsonb not null,
  wants_similar boolean not null default false,
  left_out_title_ids integer[] not null default '{}'::integer[],
  frequency_id smallint not null,
  is_paused boolean not null default false,
  language text not null,
  time_zone text not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  searched_at timestamp with time zone not null,
  next_at timestamp with time zone not null,
  sent_at timestamp with time zone,
  at_once_since timestamp with time zone,
  at_once_seen xid8,
  at_once_next_at timestamp with time zone,
  constraint job_alerts_check CHECK (((account_id IS NOT NULL) OR (NOT is_confirmed))),
  constraint job_alerts_check1 CHECK (((account_id IS NOT NULL) OR (email IS NOT NULL))),
  constraint job_alerts_check2 CHECK (((email IS NOT NULL) OR is_confirmed)),
  constraint job_alerts_check3 CHECK ((num_nulls(at_once_since, at_once_seen, at_once_next_at) = ANY (ARRAY[0, 3]))),
  constraint job_alerts_email_check CHECK ((email ~ '^[^@[:space:]]+@[^@[:space:]]+$'::text)),
  constraint job_alerts_account_id_fkey FOREIGN KEY (account_id) REFERENCES seekers(account_id) ON DELETE CASCADE,
  constraint job_alerts_pkey PRIMARY KEY (id)
);

create table job_changes (
  seq bigint generated always as identity not null,
  xid xid8 not null default pg_current_xact_id(),
  job_id bigint not null,
  at timestamp with time zone not null default now(),
  constraint job_changes_pkey PRIMARY KEY (xid, seq)
);

create table job_fingerprints (
  job_id bigint not null,
  key bigint,
  simhash bigint,
  version smallint not null default 0,
  constraint job_fingerprints_job_id_fkey FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE,
  constraint job_fingerprints_pkey PRIMARY KEY (job_id)
);

create table job_preferences (
  id uuid not null default uuidv7(),
  account_id uuid not null,
  "position" smallint not null,
  arrangement_id smallint,
  job_type_ids smallint[] not null default '{}'::smallint[],
  industry_id smallint,
  country character(2),
  location_id integer,
  location_words text,
  time_zone text,
  language_ids smallint[] not null default '{}'::smallint[],
  salary_type_id smallint,
  salary_currency character(3),
  salary_min_minor bigint,
  salary_max_minor bigint,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint job_preferences_arrangement_id_check CHECK (((arrangement_id >= 1) AND (arrangement_id <= 3))),
  constraint job_preferences_check CHECK ((salary_max_minor >= salary_min_minor)),
  constraint job_preferences_check1 CHECK (((location_id IS NULL) OR (location_words IS NULL))),
  constraint job_preferences_check2 CHECK ((((salary_min_minor IS NULL) AND (salary_max_minor IS NULL)) OR (salary_currency IS NOT NULL))),
  constraint job_preferences_location_words_check CHECK (((location_words <> ''::text) AND (char_length(location_words) <= 100))),
  constraint job_preferences_position_check CHECK (("position" >= 0)),
  constraint job_preferences_salary_min_minor_check CHECK ((salary_min_minor >= 0)),
  constraint job_preferences_time_zone_check CHECK (((time_zone <> ''::text) AND (char_length(time_zone) <= 60))),
  constraint job_preferences_account_id_fkey FOREIGN KEY (account_id) REFERENCES seekers(account_id) ON DELETE CASCADE,
  constraint job_preferences_pkey PRIMARY KEY (id),
  constraint job_preferences_account_id_position_key UNIQUE (account_id, "position"),
  constraint job_preferences_id_account_id_key UNIQUE (id, account_id)
);

create table job_questions (
  id bigint generated by default as identity not null,
  job_id bigint not null,
  "position" smallint not null,
  kind text not null,
  question text not null,
  choices text[] not null default '{}'::text[],
  is_required boolean not null default true,
  constraint job_questions_check CHECK (((kind = 'choice'::text) = (cardinality(choices) >= 2))),
  constraint job_questions_kind_check CHECK ((kind = ANY (ARRAY['text'::text, 'yes-no'::text, 'choice'::text, 'number'::text]))),
  constraint job_questions_question_check CHECK (((question <> ''::text) AND (char_length(question) <= 300))),
  constraint job_questions_job_id_fkey FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE,
  constraint job_questions_pkey PRIMARY KEY (id),
  constraint job_questions_job_id_position_key UNIQUE (job_id, "position")
);

create table job_reports (
  id bigint generated by default as identity not null,
  job_id bigint not null,
  reason_id smallint not null,
  details text,
  lang text not null,
  status text not null default 'open'::text,
  reporter bytea,
  reported_at timestamp with time zone not null,
  account_id uuid,
  constraint job_reports_details_check CHECK (((length(details) >= 1) AND (length(details) <= 1000))),
  constraint job_reports_status_check CHECK ((status = ANY (ARRAY['open'::text, 'upheld'::text, 'dismissed'::text]))),
  constraint job_reports_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE SET NULL,
  constraint job_reports_job_id_fkey FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE,
  constraint job_reports_pkey PRIMARY KEY (id),
  constraint job_reports_job_id_reporter_key UNIQUE (job_id, reporter)
);

create table job_status_news (
  job_id bigint not null,
  status text not null,
  told_through uuid,
  constraint job_status_news_job_id_fkey FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE,
  constraint job_status_news_pkey PRIMARY KEY (job_id)
);

create table job_texts (
  job_id bigint not null,
  lang text not null,
  title text not null,
  description text not null default ''::text,
  is_original boolean not null,
  constraint job_texts_title_check CHECK ((title <> ''::text)),
  constraint job_texts_job_id_fkey FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE,
  constraint job_texts_pkey PRIMARY KEY (job_id, lang)
);

create table job_view_days (
  job_id bigint not null,
  day date not null,
  views integer not null,
  constraint job_view_days_job_id_fkey FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE,
  constraint job_view_days_pkey PRIMARY KEY (job_id, day)
);

create table jobs (
  id bigint generated by default as identity not null,
  company_id bigint not null,
  status text not null default 'open'::text,
  arrangement smallint,
  country character(2),
  location_id integer,
  place_text text,
  address text,
  job_type_id smallint,
  xp_lvl_id smallint,
  degree_id smallint,
  pay_text text,
  pay_kind text,
  pay_min_minor bigint,
  pay_max_minor bigint,
  pay_currency character(3),
  title_ids integer[] not null default '{}'::integer[],
  function_ids integer[] not null default '{}'::integer[],
  skill_ids integer[] not null default '{}'::integer[],
  skills_text text[] not null default '{}'::text[],
  benefit_ids integer[] not null default '{}'::integer[],
  is_urgent boolean not null default false,
  is_web3 boolean not null default false,
  external_url text,
  open_countries character(2)[] not null default '{}'::bpchar[],
  excluded_countries character(2)[] not null default '{}'::bpchar[],
  time_zone text,
  working_time_zone text,
  working_languages text[] not null default '{}'::text[],
  contract_period text,
  social_insurance text,
  smoking_measures text,
  holidays text,
  working_hours text,
  source text not null,
  source_ref text not null,
  content_hash text,
  posted_at timestamp with time zone not null,
  first_seen_at timestamp with time zone not null,
  valid_through timestamp with time zone not null,
  closed_at timestamp with time zone,
  updated_at timestamp with time zone not null default now(),
  closed_by_feed boolean not null default false,
  end_is_stated boolean not null default false,
  cluster_id bigint,
  recruiter_id uuid,
  work_eligibility smallint,
  apply_within_km smallint,
  constraint jobs_apply_within_km_check CHECK ((apply_within_km > 0)),
  constraint jobs_arrangement_check CHECK ((arrangement = ANY (ARRAY[1, 2, 3]))),
  constraint jobs_check CHECK (((status = 'closed'::text) = (closed_at IS NOT NULL))),
  constraint jobs_check1 CHECK ((pay_min_minor <= pay_max_minor)),
  constraint jobs_check2 CHECK (((COALESCE(pay_min_minor, pay_max_minor) IS NULL) OR ((pay_currency IS NOT NULL) AND (pay_kind = ANY (ARRAY['monthly'::text, 'hourly'::text, 'daily'::text, 'annually'::text]))))),
  constraint jobs_check3 CHECK (((status = 'closed'::text) OR (NOT closed_by_feed))),
  constraint jobs_external_url_check CHECK (((external_url ~ '^https?://([a-z0-9_-]{1,63}\.)+[a-z][a-z0-9-]{0,62}(:[0-9]{1,5})?(/[!-\[\]-~]*)?$'::text) AND (external_url !~ '^https?://[^/]*\.(localhost|local|localdomain|internal|intranet|private|lan|home|corp|arpa)(:[0-9]+)?(/|$)'::text))),
  constraint jobs_pay_kind_check CHECK ((pay_kind = ANY (ARRAY['monthly'::text, 'negotiable'::text, 'hourly'::text, 'unpaid'::text, 'daily'::text, 'annually'::text]))),
  constraint jobs_pay_max_minor_check CHECK ((pay_max_minor >= 0)),
  constraint jobs_pay_min_minor_check CHECK ((pay_min_minor >= 0)),
  constraint jobs_status_check CHECK ((status = ANY (ARRAY['open'::text, 'on_hold'::text, 'closed'::text]))),
  constraint jobs_work_eligibility_check CHECK (((work_eligibility >= 1) AND (work_eligibility <= 3))),
  constraint jobs_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id),
  constraint jobs_recruiter_id_company_id_fkey FOREIGN KEY (recruiter_id, company_id) REFERENCES recruiters(id, company_id) ON DELETE SET NULL (recruiter_id),
  constraint jobs_pkey PRIMARY KEY (id),
  constraint jobs_source_source_ref_key UNIQUE (source, source_ref)
);

create table known_devices (
  mark_hash bytea not null,
  account_id uuid not null,
  created_at timestamp with time zone not null,
  signed_in_at timestamp with time zone not null,
  constraint known_devices_mark_hash_check CHECK ((length(mark_hash) = 32)),
  constraint known_devices_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  constraint known_devices_pkey PRIMARY KEY (mark_hash)
);

create table landings (
  id bigint generated by default as identity not null,
  market character(2) not null,
  place_id integer,
  work_id integer,
  jobs integer not null,
  newest_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  constraint landings_jobs_check CHECK ((jobs > 0)),
  constraint landings_pkey PRIMARY KEY (id),
  constraint landings_market_place_id_work_id_key UNIQUE NULLS NOT DISTINCT (market, place_id, work_id)
);

create table licenses (
  id uuid not null default uuidv7(),
  account_id uuid not null,
  "position" smallint not null,
  name text not null,
  issuer text,
  issued_on date,
  expires_on date,
  never_expires boolean not null default false,
  credential_id text,
  credential_url text,
  file_id uuid,
  constraint licenses_check CHECK ((expires_on > issued_on)),
  constraint licenses_check1 CHECK (((NOT never_expires) OR (expires_on IS NULL))),
  constraint licenses_credential_id_check CHECK (((credential_id <> ''::text) AND (char_length(credential_id) <= 100))),
  constraint licenses_credential_url_check CHECK (((credential_url ~ '^https?://'::text) AND (char_length(credential_url) <= 500))),
  constraint licenses_issuer_check CHECK (((issuer <> ''::text) AND (char_length(issuer) <= 150))),
  constraint licenses_name_check CHECK (((name <> ''::text) AND (char_length(name) <= 150))),
  constraint licenses_position_check CHECK (("position" >= 0)),
  constraint licenses_account_id_fkey FOREIGN KEY (account_id) REFERENCES seekers(account_id) ON DELETE CASCADE,
  constraint licenses_file_id_fkey FOREIGN KEY (file_id) REFERENCES files(id) ON DELETE SET NULL,
  constraint licenses_pkey PRIMARY KEY (id),
  constraint licenses_account_id_position_key UNIQUE (account_id, "position") DEFERRABLE INITIALLY DEFERRED
);

create table list_position_days (
  day date not null,
  scene text not null,
  "position" integer not null,
  exposes integer not null,
  clicks integer not null,
  constraint list_position_days_pkey PRIMARY KEY (day, scene, "position")
);

create table maintenance (
  only_row boolean not null default true,
  since timestamp with time zone not null,
  expected_end timestamp with time zone not null,
  pass_hash bytea not null,
  constraint maintenance_only_row_check CHECK (only_row),
  constraint maintenance_pkey PRIMARY KEY (only_row)
);

create table national_identities (
  account_id uuid not null,
  number_digest bytea not null,
  sealed bytea not null,
  verified_at timestamp with time zone not null,
  constraint national_identities_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  constraint national_identities_pkey PRIMARY KEY (account_id),
  constraint national_identities_number_digest_key UNIQUE (number_digest)
);

create table national_identity_reads (
  id bigint generated always as identity not null,
  account_id uuid not null,
  at timestamp with time zone not null,
  reader text not null,
  purpose text not null,
  constraint national_identity_reads_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  constraint national_identity_reads_pkey PRIMARY KEY (id)
);

create table notification_settings (
  account_id uuid not null,
  kind text not null,
  channel text not null,
  is_on boolean not null,
  constraint notification_settings_channel_check CHECK ((channel = ANY (ARRAY['product'::text, 'mail'::text, 'push'::text]))),
  constraint notification_settings_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  constraint notification_settings_pkey PRIMARY KEY (account_id, kind, channel)
);

create table notifications (
  id bigint generated always as identity not null,
  account_id uuid not null,
  kind text not null,
  variant text,
  user_agent text not null default ''::text,
  job_id bigint,
  is_listed boolean not null,
  created_at timestamp with time zone not null,
  read_at timestamp with time zone,
  application_id uuid,
  alert_id uuid,
  job_count integer,
  constraint notifications_job_count_check CHECK ((job_count > 0)),
  constraint notifications_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  constraint notifications_alert_id_fkey FOREIGN KEY (alert_id) REFERENCES job_alerts(id) ON DELETE CASCADE,
  constraint notifications_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE,
  constraint notifications_job_id_fkey FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE,
  constraint notifications_pkey PRIMARY KEY (id)
);

create table one_time_codes (
  purpose text not null,
  recipient text not null,
  browser_hash bytea not null default '\x'::bytea,
  code_hash bytea not null,
  account_id uuid,
  payload jsonb not null default '{}'::jsonb,
  tries smallint not null default 0,
  sent_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  granted_by uuid,
  number bigint not null default nextval('proof_numbers'::regclass),
  constraint one_time_codes_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  constraint one_time_codes_granted_by_fkey FOREIGN KEY (granted_by) REFERENCES sessions(id) ON DELETE CASCADE,
  constraint one_time_codes_pkey PRIMARY KEY (purpose, recipient, browser_hash)
);

create table one_time_tokens (
  token_hash bytea not null,
  purpose text not null,
  account_id uuid,
  browser_hash bytea,
  payload jsonb not null default '{}'::jsonb,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  granted_by uuid,
  number bigint not null default nextval('proof_numbers'::regclass),
  constraint one_time_tokens_token_hash_check CHECK ((length(token_hash) = 32)),
  constraint one_time_tokens_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  constraint one_time_tokens_granted_by_fkey FOREIGN KEY (granted_by) REFERENCES sessions(id) ON DELETE CASCADE,
  constraint one_time_tokens_pkey PRIMARY KEY (token_hash)
);

create table operator_actions (
  id bigint generated always as identity not null,
  at timestamp with time zone not null,
  operator_id uuid,
  action text not null,
  target text not null,
  reason text not null default ''::text,
  details jsonb not null default '{}'::jsonb,
  constraint operator_actions_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES accounts(id) ON DELETE SET NULL,
  constraint operator_actions_pkey PRIMARY KEY (id)
);

create table operators (
  account_id uuid not null,
  set_up_at timestamp with time zone,
  constraint operators_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  constraint operators_pkey PRIMARY KEY (account_id)
);

create table outbound_messages (
  id uuid not null default uuidv7(),
  channel text not null,
  recipient text not null,
  kind text not null,
  language text not null,
  subject text not null default ''::text,
  text text not null,
  html text not null default ''::text,
  headers jsonb not null default '{}'::jsonb,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone,
  sent_at timestamp with time zone,
  trouble text,
  attachment_file_id uuid,
  constraint outbound_messages_channel_check CHECK ((channel = ANY (ARRAY['email'::text, 'sms'::text]))),
  constraint outbound_messages_attachment_file_id_fkey FOREIGN KEY (attachment_file_id) REFERENCES files(id) ON DELETE CASCADE,
  constraint outbound_messages_pkey PRIMARY KEY (id)
);

create table outside_applications (
  id uuid not null default uuidv7(),
  account_id uuid not null,
  job_id bigint,
  title text not null,
  company_name text not null,
  url text,
  state text not null,
  applied_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  constraint outside_applications_company_name_check CHECK (((company_name <> ''::text) AND (char_length(company_name) <= 200))),
  constraint outside_applications_state_check CHECK ((state = ANY (ARRAY['applied'::text, 'replied'::text, 'interview'::text, 'offer'::text, 'closed'::text]))),
  constraint outside_applications_title_check CHECK (((title <> ''::text) AND (char_length(title) <= 200))),
  constraint outside_applications_url_check CHECK ((char_length(url) <= 2000)),
  constraint outside_applications_account_id_fkey FOREIGN KEY (account_id) REFERENCES seekers(account_id) ON DELETE CASCADE,
  constraint outside_applications_job_id_fkey FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE SET NULL,
  constraint outside_applications_pkey PRIMARY KEY (id),
  constraint outside_applications_account_id_job_id_key UNIQUE (account_id, job_id)
);

create table passkeys (
  id uuid not null default uuidv7(),
  credential_id text not null,
  account_id uuid not null,
  public_key bytea not null,
  sign_count bigint not null default 0,
  transports text[] not null default '{}'::text[],
  is_backed_up boolean not null default false,
  name text not null,
  created_at timestamp with time zone not null,
  last_used_at timestamp with time zone,
  constraint passkeys_name_check CHECK (((length(name) >= 1) AND (length(name) <= 100))),
  constraint passkeys_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  constraint passkeys_pkey PRIMARY KEY (id),
  constraint passkeys_credential_id_key UNIQUE (credential_id)
);

create table pay_changes (
  id bigint generated always as identity not null,
  job_id bigint not null,
  changed_at timestamp with time zone not null default now(),
  old_text text,
  old_kind text,
  old_min_minor bigint,
  old_max_minor bigint,
  old_currency character(3),
  new_text text,
  new_kind text,
  new_min_minor bigint,
  new_max_minor bigint,
  new_currency character(3),
  constraint pay_changes_job_id_fkey FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE,
  constraint pay_changes_pkey PRIMARY KEY (id)
);

create table popular_searches (
  country text not null,
  lang text not null,
  query text not null,
  devices integer not null,
  score real not null,
  constraint popular_searches_pkey PRIMARY KEY (country, lang, query)
);

create table preference_titles (
  preference_id uuid not null,
  account_id uuid not null,
  "position" smallint not null,
  title_id integer,
  words text,
  near_title_ids integer[] not null default '{}'::integer[],
  constraint preference_titles_check CHECK (((title_id IS NULL) <> (words IS NULL))),
  constraint preference_titles_check1 CHECK (((words IS NOT NULL) OR (near_title_ids = '{}'::integer[]))),
  constraint preference_titles_position_check CHECK (("position" >= 0)),
  constraint preference_titles_words_check CHECK (((words <> ''::text) AND (char_length(words) <= 100))),
  constraint preference_titles_preference_id_account_id_fkey FOREIGN KEY (preference_id, account_id) REFERENCES job_preferences(id, account_id) ON DELETE CASCADE,
  constraint preference_titles_pkey PRIMARY KEY (preference_id, "position")
);

create table profile_imports (
  account_id uuid not null,
  id uuid not null default uuidv7(),
  source text not null,
  filename text not null,
  draft jsonb not null,
  created_at timestamp with time zone not null,
  resume_id uuid,
  constraint profile_imports_filename_check CHECK (((filename <> ''::text) AND (char_length(filename) <= 200))),
  constraint profile_imports_source_check CHECK ((source = ANY (ARRAY['json-resume'::text, 'europass'::text, 'linkedin'::text, 'resume'::text]))),
  constraint profile_imports_account_id_fkey FOREIGN KEY (account_id) REFERENCES seekers(account_id) ON DELETE CASCADE,
  constraint profile_imports_resume_id_fkey FOREIGN KEY (resume_id) REFERENCES resumes(id) ON DELETE SET NULL,
  constraint profile_imports_pkey PRIMARY KEY (account_id)
);

create table profile_links (
  id uuid not null default uuidv7(),
  account_id uuid not null,
  "position" smallint not null,
  url text not null,
  display_name text,
  description text,
  constraint profile_links_description_check CHECK (((description <> ''::text) AND (char_length(description) <= 300))),
  constraint profile_links_display_name_check CHECK (((display_name <> ''::text) AND (char_length(display_name) <= 60))),
  constraint profile_links_position_check CHECK (("position" >= 0)),
  constraint profile_links_url_check CHECK (((url ~ '^https?://'::text) AND (char_length(url) <= 500))),
  constraint profile_links_account_id_fkey FOREIGN KEY (account_id) REFERENCES seekers(account_id) ON DELETE CASCADE,
  constraint profile_links_pkey PRIMARY KEY (id),
  constraint profile_links_account_id_position_key UNIQUE (account_id, "position") DEFERRABLE INITIALLY DEFERRED
);

create table profile_undos (
  account_id uuid not null,
  id uuid not null default uuidv7(),
  version integer not null,
  changed_at timestamp with time zone not null,
  before jsonb not null,
  constraint profile_undos_account_id_fkey FOREIGN KEY (account_id) REFERENCES seekers(account_id) ON DELETE CASCADE,
  constraint profile_undos_pkey PRIMARY KEY (account_id)
);

create table profile_views (
  id uuid not null default uuidv7(),
  account_id uuid not null,
  company_id bigint not null,
  recruiter_id uuid,
  saw_name boolean not null,
  saw_contacts boolean not null,
  viewed_at timestamp with time zone not null,
  constraint profile_views_account_id_fkey FOREIGN KEY (account_id) REFERENCES seekers(account_id) ON DELETE CASCADE,
  constraint profile_views_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  constraint profile_views_recruiter_id_fkey FOREIGN KEY (recruiter_id) REFERENCES recruiters(id) ON DELETE SET NULL,
  constraint profile_views_pkey PRIMARY KEY (id)
);

create table push_subscriptions (
  session_id uuid not null,
  account_id uuid not null,
  endpoint text not null,
  public_key bytea not null,
  auth_secret bytea not null,
  language text not null,
  created_at timestamp with time zone not null,
  constraint push_subscriptions_auth_secret_check CHECK ((length(auth_secret) = 16)),
  constraint push_subscriptions_endpoint_check CHECK (((endpoint ~ '^https?://'::text) AND (char_length(endpoint) <= 1000))),
  constraint push_subscriptions_public_key_check CHECK ((length(public_key) = 65)),
  constraint push_subscriptions_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  constraint push_subscriptions_session_id_fkey FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE,
  constraint push_subscriptions_pkey PRIMARY KEY (session_id),
  constraint push_subscriptions_endpoint_key UNIQUE (endpoint)
);

create table qr_sign_ins (
  id uuid not null default uuidv7(),
  code_hash bytea not null,
  browser_hash bytea not null,
  user_agent text not null,
  address text not null,
  status text not null default 'shown'::text,
  account_id uuid,
  proven_at timestamp with time zone,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  granted_by uuid,
  number bigint,
  constraint qr_sign_ins_browser_hash_check CHECK ((length(browser_hash) = 32)),
  constraint qr_sign_ins_check CHECK (((status = 'shown'::text) = (account_id IS NULL))),
  constraint qr_sign_ins_check1 CHECK (((status = ANY (ARRAY['confirmed'::text, 'used'::text])) = (proven_at IS NOT NULL))),
  constraint qr_sign_ins_check2 CHECK (((status <> ALL (ARRAY['scanned'::text, 'confirmed'::text, 'used'::text])) OR (granted_by IS NOT NULL))),
  constraint qr_sign_ins_check3 CHECK (((status = ANY (ARRAY['confirmed'::text, 'used'::text])) = (number IS NOT NULL))),
  constraint qr_sign_ins_code_hash_check CHECK ((length(code_hash) = 32)),
  constraint qr_sign_ins_status_check CHECK ((status = ANY (ARRAY['shown'::text, 'scanned'::text, 'confirmed'::text, 'refused'::text, 'used'::text]))),
  constraint qr_sign_ins_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  constraint qr_sign_ins_granted_by_fkey FOREIGN KEY (granted_by) REFERENCES sessions(id) ON DELETE CASCADE,
  constraint qr_sign_ins_pkey PRIMARY KEY (id),
  constraint qr_sign_ins_browser_hash_key UNIQUE (browser_hash),
  constraint qr_sign_ins_code_hash_key UNIQUE (code_hash)
);

create table quick_resumes (
  upload_id uuid not null,
  read jsonb not null,
  constraint quick_resumes_upload_id_fkey FOREIGN KEY (upload_id) REFERENCES uploads(id) ON DELETE CASCADE,
  constraint quick_resumes_pkey PRIMARY KEY (upload_id)
);

create table quiet_hours (
  account_id uuid not null,
  from_minute smallint not null,
  to_minute smallint not null,
  time_zone text not null,
  constraint quiet_hours_check CHECK ((from_minute <> to_minute)),
  constraint quiet_hours_from_minute_check CHECK (((from_minute >= 0) AND (from_minute <= 1439))),
  constraint quiet_hours_time_zone_check CHECK (((time_zone <> ''::text) AND (char_length(time_zone) <= 60))),
  constraint quiet_hours_to_minute_check CHECK (((to_minute >= 0) AND (to_minute <= 1439))),
  constraint quiet_hours_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  constraint quiet_hours_pkey PRIMARY KEY (account_id)
);

create table rate_windows (
  key bytea not null,
  calls integer not null,
  ends_at timestamp with time zone not null,
  constraint rate_windows_pkey PRIMARY KEY (key)
);

create table recent_searches (
  account_id uuid not null,
  address text not null,
  searched_at timestamp with time zone not null,
  constraint recent_searches_address_check CHECK ((length(address) <= 1000)),
  constraint recent_searches_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  constraint recent_searches_pkey PRIMARY KEY (account_id, address)
);

create table recovery_codes (
  account_id uuid not null,
  code_hash bytea not null,
  used_at timestamp with time zone,
  constraint recovery_codes_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  constraint recovery_codes_pkey PRIMARY KEY (account_id, code_hash)
);

create table recruiters (
  id uuid not null default uuidv7(),
  account_id uuid not null,
  company_id bigint not null,
  role text not null default 'recruiter'::text,
  "position" text,
  joined_at timestamp with time zone not null default now(),
  constraint recruiters_role_check CHECK ((role = ANY (ARRAY['coordinator'::text, 'admin'::text, 'recruiter'::text]))),
  constraint recruiters_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  constraint recruiters_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  constraint recruiters_pkey PRIMARY KEY (id),
  constraint recruiters_account_id_key UNIQUE (account_id),
  constraint recruiters_id_company_id_key UNIQUE (id, company_id)
);

create table removed_files (
  owner uuid not null,
  content text not null,
  constraint removed_files_pkey PRIMARY KEY (owner, content)
);

create table reply_records (
  company_id bigint not null,
  finished integer not null,
  in_time integer not null,
  median_seconds integer,
  counted_at timestamp with time zone not null,
  constraint reply_records_check CHECK (((in_time >= 0) AND (in_time <= finished))),
  constraint reply_records_finished_check CHECK ((finished >= 0)),
  constraint reply_records_median_seconds_check CHECK ((median_seconds >= 0)),
  constraint reply_records_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  constraint reply_records_pkey PRIMARY KEY (company_id)
);

create table resume_drafts (
  id uuid not null default uuidv7(),
  account_id uuid not null,
  slot smallint,
  name text not null,
  content jsonb not null,
  setting jsonb not null,
  version integer not null default 1,
  copies smallint not null default 0,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  deleted_at timestamp with time zone,
  constraint resume_drafts_check CHECK (((slot IS NULL) = (deleted_at IS NOT NULL))),
  constraint resume_drafts_copies_check CHECK (((copies >= 0) AND (copies <= 5))),
  constraint resume_drafts_name_check CHECK (((name <> ''::text) AND (char_length(name) <= 100))),
  constraint resume_drafts_slot_check CHECK (((slot >= 1) AND (slot <= 5))),
  constraint resume_drafts_version_check CHECK ((version > 0)),
  constraint resume_drafts_account_id_fkey FOREIGN KEY (account_id) REFERENCES seekers(account_id) ON DELETE CASCADE,
  constraint resume_drafts_pkey PRIMARY KEY (id),
  constraint resume_drafts_account_id_slot_key UNIQUE (account_id, slot),
  constraint resume_drafts_id_account_id_key UNIQUE (id, account_id)
);

create table resume_mail_stops (
  address bytea not null,
  stopped_at timestamp with time zone not null,
  constraint resume_mail_stops_pkey PRIMARY KEY (address)
);

create table resume_readings (
  file_id uuid not null,
  read jsonb not null,
  read_at timestamp with time zone not null,
  constraint resume_readings_file_id_fkey FOREIGN KEY (file_id) REFERENCES files(id) ON DELETE CASCADE,
  constraint resume_readings_pkey PRIMARY KEY (file_id)
);

create table resume_settings (
  account_id uuid not null,
  auto_send_resume_id uuid,
  constraint resume_settings_account_id_auto_send_resume_id_fkey FOREIGN KEY (account_id, auto_send_resume_id) REFERENCES resumes(account_id, id),
  constraint resume_settings_account_id_fkey FOREIGN KEY (account_id) REFERENCES seekers(account_id) ON DELETE CASCADE,
  constraint resume_settings_pkey PRIMARY KEY (account_id)
);

create table resume_shares (
  grant_id uuid not null,
  account_id uuid not null,
  token_hash bytea not null,
  has_contacts boolean not null,
  may_download boolean not null,
  constraint resume_shares_token_hash_check CHECK ((octet_length(token_hash) = 32)),
  constraint resume_shares_grant_id_account_id_fkey FOREIGN KEY (grant_id, account_id) REFERENCES document_grants(id, account_id) ON DELETE CASCADE,
  constraint resume_shares_pkey PRIMARY KEY (grant_id),
  constraint resume_shares_token_hash_key UNIQUE (token_hash)
);

create table resumes (
  id uuid not null default uuidv7(),
  account_id uuid not null,
  place smallint not null,
  file_id uuid not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint resumes_place_check CHECK (((place >= 1) AND (place <= 3))),
  constraint resumes_account_id_fkey FOREIGN KEY (account_id) REFERENCES seekers(account_id) ON DELETE CASCADE,
  constraint resumes_file_id_fkey FOREIGN KEY (file_id) REFERENCES files(id) ON DELETE CASCADE,
  constraint resumes_pkey PRIMARY KEY (id),
  constraint resumes_account_id_id_key UNIQUE (account_id, id),
  constraint resumes_account_id_place_key UNIQUE (account_id, place)
);

create table saved_candidates (
  account_id uuid not null,
  company_id bigint not null,
  recruiter_id uuid,
  saved_at timestamp with time zone not null,
  constraint saved_candidates_account_id_fkey FOREIGN KEY (account_id) REFERENCES seekers(account_id) ON DELETE CASCADE,
  constraint saved_candidates_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE CASCADE,
  constraint saved_candidates_recruiter_id_fkey FOREIGN KEY (recruiter_id) REFERENCES recruiters(id) ON DELETE SET NULL,
  constraint saved_candidates_pkey PRIMARY KEY (account_id, company_id)
);

create table saved_jobs (
  account_id uuid not null,
  job_id bigint not null,
  saved_at timestamp with time zone not null,
  constraint saved_jobs_account_id_fkey FOREIGN KEY (account_id) REFERENCES seekers(account_id) ON DELETE CASCADE,
  constraint saved_jobs_job_id_fkey FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE,
  constraint saved_jobs_pkey PRIMARY KEY (account_id, job_id)
);

create table seeker_languages (
  id uuid not null default uuidv7(),
  account_id uuid not null,
  "position" smallint not null,
  language_id smallint not null,
  proficiency_id smallint not null,
  constraint seeker_languages_position_check CHECK (("position" >= 0)),
  constraint seeker_languages_account_id_fkey FOREIGN KEY (account_id) REFERENCES seekers(account_id) ON DELETE CASCADE,
  constraint seeker_languages_pkey PRIMARY KEY (id),
  constraint seeker_languages_account_id_language_id_key UNIQUE (account_id, language_id),
  constraint seeker_languages_account_id_position_key UNIQUE (account_id, "position") DEFERRABLE INITIALLY DEFERRED
);

create table seeker_skills (
  id uuid not null default uuidv7(),
  account_id uuid not null,
  "position" smallint not null,
  skill_id integer,
  words text not null,
  proficiency_id smallint,
  constraint seeker_skills_position_check CHECK ((("position" >= 0) AND ("position" <= 9))),
  constraint seeker_skills_words_check CHECK (((words <> ''::text) AND (char_length(words) <= 50))),
  constraint seeker_skills_account_id_fkey FOREIGN KEY (account_id) REFERENCES seekers(account_id) ON DELETE CASCADE,
  constraint seeker_skills_pkey PRIMARY KEY (id),
  constraint seeker_skills_account_id_position_key UNIQUE (account_id, "position") DEFERRABLE INITIALLY DEFERRED,
  constraint seeker_skills_account_id_skill_id_key UNIQUE (account_id, skill_id)
);

create table seekers (
  account_id uuid not null,
  register_flow smallint not null default 0,
  profile_completed_at timestamp with time zone,
  headline text,
  location_id integer,
  xp_lvl_id smallint,
  location_words text,
  birth_date date,
  nationality character(2),
  work_permission_id smallint,
  started_working_on date,
  has_never_worked boolean not null default false,
  notice_period_id smallint,
  seeking_status_id smallint,
  seeker_type_id smallint,
  gender_id smallint,
  home_address text,
  home_unit text,
  summary text,
  profile_version integer not null default 0,
  profile_updated_at timestamp with time zone,
  active_at timestamp with time zone,
  is_hidden boolean not null default false,
  wizard_question text,
  banned_until timestamp with time zone,
  constraint seekers_check CHECK (((profile_completed_at IS NULL) OR (register_flow = 4))),
  constraint seekers_check1 CHECK (((location_id IS NULL) OR (location_words IS NULL))),
  constraint seekers_check2 CHECK (((NOT has_never_worked) OR (started_working_on IS NULL))),
  constraint seekers_headline_check CHECK (((headline <> ''::text) AND (char_length(headline) <= 120))),
  constraint seekers_home_address_check CHECK (((home_address <> ''::text) AND (char_length(home_address) <= 300))),
  constraint seekers_home_unit_check CHECK (((home_unit <> ''::text) AND (char_length(home_unit) <= 50))),
  constraint seekers_location_words_check CHECK (((location_words <> ''::text) AND (char_length(location_words) <= 100))),
  constraint seekers_register_flow_check CHECK (((register_flow >= 0) AND (register_flow <= 4))),
  constraint seekers_summary_check CHECK (((summary <> ''::text) AND (char_length(summary) <= 4000))),
  constraint seekers_wizard_question_check CHECK ((wizard_question ~ '^[a-z]{1,20}$'::text)),
  constraint seekers_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  constraint seekers_pkey PRIMARY KEY (account_id)
);

create table sessions (
  id uuid not null default uuidv7(),
  token_hash bytea not null,
  site text not null,
  account_id uuid,
  proven_by text[] not null default '{}'::text[],
  proven_at timestamp with time zone not null,
  user_agent text not null default ''::text,
  address text not null default ''::text,
  country character(2),
  language text not null,
  created_at timestamp with time zone not null,
  last_seen_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  granted_by uuid,
  device_hash bytea,
  constraint sessions_check CHECK (((account_id IS NOT NULL) OR (site = 'seeker'::text))),
  constraint sessions_site_check CHECK ((site = ANY (ARRAY['seeker'::text, 'employer'::text, 'console'::text]))),
  constraint sessions_token_hash_check CHECK ((length(token_hash) = 32)),
  constraint sessions_user_agent_check CHECK ((length(user_agent) <= 500)),
  constraint sessions_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  constraint sessions_granted_by_fkey FOREIGN KEY (granted_by) REFERENCES sessions(id) ON DELETE CASCADE,
  constraint sessions_pkey PRIMARY KEY (id),
  constraint sessions_token_hash_key UNIQUE (token_hash)
);

create table sitemap_parts (
  kind text not null,
  number integer not null,
  rows integer not null,
  newest_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  constraint sitemap_parts_kind_check CHECK ((kind = ANY (ARRAY['jobs'::text, 'companies'::text, 'landings'::text]))),
  constraint sitemap_parts_pkey PRIMARY KEY (kind, number)
);

create table stream_events (
  account_id uuid not null,
  cursor bigint not null,
  kind text not null,
  ids jsonb not null,
  created_at timestamp with time zone not null,
  constraint stream_events_ids_check CHECK (((ids)::text ~ '^\{("[a-z_]+": "[0-9a-f-]{1,36}"(, )?)*\}$'::text)),
  constraint stream_events_kind_check CHECK ((kind ~ '^[a-z]+(-[a-z]+)*$'::text)),
  constraint stream_events_account_id_fkey FOREIGN KEY (account_id) REFERENCES account_streams(account_id) ON DELETE CASCADE,
  constraint stream_events_pkey PRIMARY KEY (account_id, cursor)
);

create table tracked_job_views (
  day date not null,
  job_id bigint not null,
  device uuid not null,
  country text not null,
  constraint tracked_job_views_country_check CHECK ((country ~ '^([A-Z]{2})?$'::text)),
  constraint tracked_job_views_pkey PRIMARY KEY (day, job_id, device)
);

create table tracked_list_events (
  at timestamp with time zone not null,
  kind text not null,
  query_id text not null,
  job_id bigint not null,
  device uuid not null,
  country text not null,
  device_kind text not null,
  scene text not null,
  reco_from text not null,
  "position" integer not null,
  page_num integer not null,
  constraint tracked_list_events_country_check CHECK ((country ~ '^([A-Z]{2})?$'::text)),
  constraint tracked_list_events_kind_check CHECK ((kind = ANY (ARRAY['expose'::text, 'click'::text]))),
  constraint tracked_list_events_pkey PRIMARY KEY (query_id, job_id, device, kind)
);

create table tracked_searches (
  day date not null,
  country text not null,
  lang text not null,
  query text not null,
  device uuid not null,
  title_id integer,
  constraint tracked_searches_country_check CHECK ((country ~ '^([A-Z]{2})?$'::text)),
  constraint tracked_searches_pkey PRIMARY KEY (day, country, lang, query, device)
);

create table tracked_web_events (
  at timestamp with time zone not null,
  event_at timestamp without time zone not null,
  name text not null,
  scene text not null,
  device uuid not null,
  device_type text not null,
  device_name text not null,
  params jsonb not null
);

create table uploads (
  id uuid not null,
  account_id uuid,
  kind text not null,
  filename text not null,
  bytes bigint not null,
  created_at timestamp with time zone not null,
  session_id uuid,
  constraint uploads_bytes_check CHECK ((bytes >= 0)),
  constraint uploads_check CHECK (((account_id IS NULL) OR (session_id IS NULL))),
  constraint uploads_filename_check CHECK (((filename <> ''::text) AND (char_length(filename) <= 200))),
  constraint uploads_kind_check CHECK ((kind ~ '^[a-z-]{1,30}$'::text)),
  constraint uploads_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  constraint uploads_session_id_fkey FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE,
  constraint uploads_pkey PRIMARY KEY (id)
);

create table video_resumes (
  id uuid not null default uuidv7(),
  account_id uuid not null,
  video_file_id uuid,
  milliseconds integer,
  width integer,
  height integer,
  cover_file_id uuid,
  captions_file_id uuid,
  created_at timestamp with time zone not null,
  constraint video_resumes_check CHECK (((video_file_id IS NULL) = (milliseconds IS NULL))),
  constraint video_resumes_check1 CHECK (((video_file_id IS NULL) = (width IS NULL))),
  constraint video_resumes_check2 CHECK (((video_file_id IS NULL) = (height IS NULL))),
  constraint video_resumes_height_check CHECK ((height > 0)),
  constraint video_resumes_milliseconds_check CHECK (((milliseconds >= 1) AND (milliseconds <= 179999))),
  constraint video_resumes_width_check CHECK ((width > 0)),
  constraint video_resumes_account_id_fkey FOREIGN KEY (account_id) REFERENCES seekers(account_id) ON DELETE CASCADE,
  constraint video_resumes_captions_file_id_fkey FOREIGN KEY (captions_file_id) REFERENCES files(id) ON DELETE SET NULL,
  constraint video_resumes_cover_file_id_fkey FOREIGN KEY (cover_file_id) REFERENCES files(id) ON DELETE SET NULL,
  constraint video_resumes_video_file_id_fkey FOREIGN KEY (video_file_id) REFERENCES files(id) ON DELETE CASCADE,
  constraint video_resumes_pkey PRIMARY KEY (id)
);

create table viewed_jobs (
  account_id uuid not null,
  job_id bigint not null,
  viewed_at timestamp with time zone not null,
  constraint viewed_jobs_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  constraint viewed_jobs_job_id_fkey FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE,
  constraint viewed_jobs_pkey PRIMARY KEY (account_id, job_id)
);

create table work_experiences (
  id uuid not null default uuidv7(),
  account_id uuid not null,
  "position" smallint not null,
  job_title text not null,
  title_id integer,
  company_name text not null,
  company_id bigint,
  industry_id smallint,
  started_on date not null,
  ended_on date,
  is_hidden_from_company boolean not null default false,
  description text,
  salary_minor bigint,
  salary_currency character(3),
  constraint work_experiences_check CHECK ((ended_on >= started_on)),
  constraint work_experiences_check1 CHECK (((salary_minor IS NULL) = (salary_currency IS NULL))),
  constraint work_experiences_company_name_check CHECK ((char_length(company_name) <= 100)),
  constraint work_experiences_description_check CHECK (((char_length(description) >= 10) AND (char_length(description) <= 4000))),
  constraint work_experiences_job_title_check CHECK (((job_title <> ''::text) AND (char_length(job_title) <= 100))),
  constraint work_experiences_position_check CHECK (("position" >= 0)),
  constraint work_experiences_salary_minor_check CHECK ((salary_minor >= 0)),
  constraint work_experiences_account_id_fkey FOREIGN KEY (account_id) REFERENCES seekers(account_id) ON DELETE CASCADE,
  constraint work_experiences_company_id_fkey FOREIGN KEY (company_id) REFERENCES companies(id) ON DELETE SET NULL,
  constraint work_experiences_pkey PRIMARY KEY (id),
  constraint work_experiences_account_id_position_key UNIQUE (account_id, "position") DEFERRABLE INITIALLY DEFERRED
);

CREATE INDEX account_events_account ON public.account_events USING btree (account_id, at DESC);

CREATE UNIQUE INDEX account_identities_account ON public.account_identities USING btree (account_id, provider);

CREATE INDEX accounts_delete_after ON public.accounts USING btree (delete_after) WHERE (delete_after IS NOT NULL);

CREATE UNIQUE INDEX accounts_email ON public.accounts USING btree (lower(email));

CREATE INDEX application_answers_account ON public.application_answers USING btree (account_id);

CREATE INDEX application_events_account ON public.application_events USING btree (account_id);

CREATE INDEX application_events_application ON public.application_events USING btree (application_id, happened_at);

CREATE INDEX application_events_recruiter ON public.application_events USING btree (recruiter_id);

CREATE INDEX application_requests_application ON public.application_requests USING btree (application_id);

CREATE INDEX application_requests_made_at ON public.application_requests USING btree (made_at);

CREATE INDEX applications_account ON public.applications USING btree (account_id, changed_at DESC);

CREATE INDEX applications_changed ON public.applications USING btree (changed_at);

CREATE INDEX applications_company ON public.applications USING btree (company_id, sent_at DESC);

CREATE INDEX applications_due ON public.applications USING btree (reply_by) WHERE (state = ANY (ARRAY['pending'::text, 'viewed'::text]));

CREATE INDEX applications_exchange_recruiter ON public.applications USING btree (exchange_recruiter_id) WHERE (exchange_recruiter_id IS NOT NULL);

CREATE INDEX applications_grant ON public.applications USING btree (grant_id);

CREATE INDEX applications_job ON public.applications USING btree (job_id, sent_at DESC);

CREATE UNIQUE INDEX applications_live ON public.applications USING btree (account_id, job_id) WHERE (state <> 'cancelled'::text);

CREATE INDEX avatars_large_file ON public.avatars USING btree (large_file_id);

CREATE INDEX avatars_small_file ON public.avatars USING btree (small_file_id);

CREATE INDEX background_jobs_next ON public.background_jobs USING btree (priority, run_at, id) WHERE (failed_at IS NULL);

CREATE INDEX blocked_companies_company ON public.blocked_companies USING btree (company_id, account_id);

CREATE UNIQUE INDEX company_photo_texts_original ON public.company_photo_texts USING btree (photo_id) WHERE is_original;

CREATE INDEX deleted_resumes_account ON public.deleted_resumes USING btree (account_id);

CREATE INDEX deleted_resumes_deleted_at ON public.deleted_resumes USING btree (deleted_at);

CREATE INDEX document_grants_account ON public.document_grants USING btree (account_id, granted_at DESC);

CREATE INDEX document_grants_company ON public.document_grants USING btree (company_id);

CREATE INDEX document_openings_account ON public.document_openings USING btree (account_id);

CREATE INDEX document_openings_grant ON public.document_openings USING btree (grant_id, opened_at DESC);

CREATE INDEX document_openings_recruiter ON public.document_openings USING btree (recruiter_id);

CREATE INDEX feed_sources_due ON public.feed_sources USING btree (next_run_at);

CREATE INDEX files_account ON public.files USING btree (account_id, content);

CREATE INDEX greetings_account ON public.greetings USING btree (account_id, place);

CREATE UNIQUE INDEX greetings_default ON public.greetings USING btree (account_id) WHERE (is_default AND (removed_at IS NULL));

CREATE INDEX hidden_jobs_job ON public.hidden_jobs USING btree (job_id);

CREATE INDEX invitations_account ON public.invitations USING btree (account_id, sent_at DESC);

CREATE INDEX invitations_company ON public.invitations USING btree (company_id, sent_at DESC);

CREATE INDEX invitations_job ON public.invitations USING btree (job_id);

CREATE INDEX invitations_recruiter ON public.invitations USING btree (recruiter_id);

CREATE INDEX job_alert_jobs_account ON public.job_alert_jobs USING btree (account_id, job_id);

CREATE INDEX job_alert_jobs_job ON public.job_alert_jobs USING btree (job_id);

CREATE INDEX job_alert_notices_job ON public.job_alert_notices USING btree (job_id);

CREATE INDEX job_alert_notices_told_at ON public.job_alert_notices USING btree (told_at);

CREATE INDEX job_alerts_account ON public.job_alerts USING btree (account_id);

CREATE INDEX job_alerts_at_once ON public.job_alerts USING btree (at_once_next_at) WHERE (is_confirmed AND (NOT is_paused) AND (at_once_since IS NOT NULL));

CREATE INDEX job_alerts_due ON public.job_alerts USING btree (next_at) WHERE (is_confirmed AND (NOT is_paused));

CREATE INDEX job_alerts_waiting ON public.job_alerts USING btree (lower(email)) WHERE (NOT is_confirmed);

CREATE INDEX job_fingerprints_key ON public.job_fingerprints USING btree (key);

CREATE INDEX job_reports_account ON public.job_reports USING btree (account_id) WHERE (account_id IS NOT NULL);

CREATE INDEX job_reports_open ON public.job_reports USING btree (reported_at, id) WHERE (status = 'open'::text);

CREATE INDEX job_reports_reporter ON public.job_reports USING btree (reporter, reported_at) WHERE (reporter IS NOT NULL);

CREATE UNIQUE INDEX job_texts_original ON public.job_texts USING btree (job_id) WHERE is_original;

CREATE INDEX jobs_cluster ON public.jobs USING btree (cluster_id) WHERE (cluster_id IS NOT NULL);

CREATE INDEX jobs_company ON public.jobs USING btree (company_id);

CREATE INDEX jobs_expiry ON public.jobs USING btree (valid_through) WHERE (status <> 'closed'::text);

CREATE INDEX jobs_first_seen ON public.jobs USING btree (first_seen_at) WHERE (status <> 'closed'::text);

CREATE INDEX jobs_newest ON public.jobs USING btree (posted_at DESC, id DESC) WHERE (status <> 'closed'::text);

CREATE INDEX jobs_recruiter ON public.jobs USING btree (recruiter_id) WHERE (recruiter_id IS NOT NULL);

CREATE INDEX jobs_working_time_zone ON public.jobs USING btree (working_time_zone) WHERE ((status <> 'closed'::text) AND (working_time_zone IS NOT NULL));

CREATE INDEX known_devices_account ON public.known_devices USING btree (account_id, signed_in_at);

CREATE INDEX known_devices_signed_in_at ON public.known_devices USING btree (signed_in_at);

CREATE INDEX landings_of_work ON public.landings USING btree (market, work_id, jobs DESC);

CREATE INDEX licenses_file ON public.licenses USING btree (file_id);

CREATE INDEX notifications_account ON public.notifications USING btree (account_id, id) WHERE is_listed;

CREATE INDEX notifications_alert ON public.notifications USING btree (alert_id) WHERE (alert_id IS NOT NULL);

CREATE INDEX notifications_application ON public.notifications USING btree (application_id) WHERE (application_id IS NOT NULL);

CREATE INDEX notifications_created ON public.notifications USING btree (created_at);

CREATE INDEX notifications_job ON public.notifications USING btree (job_id) WHERE (job_id IS NOT NULL);

CREATE INDEX notifications_unread ON public.notifications USING btree (account_id) WHERE (is_listed AND (read_at IS NULL));

CREATE INDEX one_time_codes_expires_at ON public.one_time_codes USING btree (expires_at);

CREATE INDEX one_time_codes_granted_by ON public.one_time_codes USING btree (granted_by) WHERE (granted_by IS NOT NULL);

CREATE INDEX one_time_tokens_account ON public.one_time_tokens USING btree (account_id) WHERE (account_id IS NOT NULL);

CREATE INDEX one_time_tokens_expires_at ON public.one_time_tokens USING btree (expires_at);

CREATE INDEX one_time_tokens_granted_by ON public.one_time_tokens USING btree (granted_by) WHERE (granted_by IS NOT NULL);

CREATE INDEX operator_actions_target ON public.operator_actions USING btree (target);

CREATE INDEX outbound_messages_attachment ON public.outbound_messages USING btree (attachment_file_id) WHERE (attachment_file_id IS NOT NULL);

CREATE INDEX outbound_messages_created_at ON public.outbound_messages USING btree (created_at);

CREATE INDEX outside_applications_account ON public.outside_applications USING btree (account_id, changed_at DESC);

CREATE INDEX outside_applications_job ON public.outside_applications USING btree (job_id);

CREATE INDEX passkeys_account ON public.passkeys USING btree (account_id);

CREATE INDEX pay_changes_job ON public.pay_changes USING btree (job_id, id DESC);

CREATE INDEX preference_titles_account ON public.preference_titles USING btree (account_id);

CREATE INDEX profile_imports_created_at ON public.profile_imports USING btree (created_at);

CREATE INDEX profile_imports_resume ON public.profile_imports USING btree (resume_id);

CREATE INDEX profile_views_account ON public.profile_views USING btree (account_id, viewed_at DESC);

CREATE INDEX profile_views_company ON public.profile_views USING btree (company_id);

CREATE INDEX profile_views_recruiter ON public.profile_views USING btree (recruiter_id);

CREATE INDEX push_subscriptions_account ON public.push_subscriptions USING btree (account_id);

CREATE INDEX qr_sign_ins_account ON public.qr_sign_ins USING btree (account_id) WHERE (account_id IS NOT NULL);

CREATE INDEX qr_sign_ins_expires_at ON public.qr_sign_ins USING btree (expires_at);

CREATE INDEX qr_sign_ins_granted_by ON public.qr_sign_ins USING btree (granted_by) WHERE (granted_by IS NOT NULL);

CREATE INDEX rate_windows_ends_at ON public.rate_windows USING btree (ends_at);

CREATE INDEX recruiters_company ON public.recruiters USING btree (company_id);

CREATE UNIQUE INDEX recruiters_coordinator ON public.recruiters USING btree (company_id) WHERE (role = 'coordinator'::text);

CREATE INDEX reply_records_counted ON public.reply_records USING btree (counted_at);

CREATE INDEX resume_drafts_deleted_at ON public.resume_drafts USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);

CREATE INDEX resume_settings_auto_send ON public.resume_settings USING btree (account_id, auto_send_resume_id);

CREATE INDEX resume_shares_account ON public.resume_shares USING btree (account_id);

CREATE INDEX resumes_file ON public.resumes USING btree (file_id);

CREATE INDEX saved_candidates_company ON public.saved_candidates USING btree (company_id, saved_at DESC);

CREATE INDEX saved_candidates_recruiter ON public.saved_candidates USING btree (recruiter_id);

CREATE INDEX saved_jobs_account ON public.saved_jobs USING btree (account_id, saved_at DESC);

CREATE INDEX saved_jobs_job ON public.saved_jobs USING btree (job_id);

CREATE UNIQUE INDEX seeker_skills_words ON public.seeker_skills USING btree (account_id, lower(words));

CREATE INDEX sessions_account ON public.sessions USING btree (account_id) WHERE (account_id IS NOT NULL);

CREATE INDEX sessions_expires_at ON public.sessions USING btree (expires_at);

CREATE INDEX sessions_granted_by ON public.sessions USING btree (granted_by) WHERE (granted_by IS NOT NULL);

CREATE INDEX stream_events_created ON public.stream_events USING btree (created_at);

CREATE INDEX tracked_list_events_at ON public.tracked_list_events USING brin (at);

CREATE INDEX tracked_web_events_at ON public.tracked_web_events USING brin (at);

CREATE INDEX uploads_account ON public.uploads USING btree (account_id);

CREATE INDEX uploads_created_at ON public.uploads USING btree (created_at);

CREATE UNIQUE INDEX uploads_session ON public.uploads USING btree (session_id);

CREATE INDEX video_resumes_account ON public.video_resumes USING btree (account_id);

CREATE INDEX video_resumes_captions_file ON public.video_resumes USING btree (captions_file_id);

CREATE INDEX video_resumes_cover_file ON public.video_resumes USING btree (cover_file_id);

CREATE INDEX video_resumes_video_file ON public.video_resumes USING btree (video_file_id);

CREATE UNIQUE INDEX video_resumes_without_video ON public.video_resumes USING btree (account_id) WHERE (video_file_id IS NULL);

CREATE INDEX viewed_jobs_job ON public.viewed_jobs USING btree (job_id);

CREATE INDEX work_experiences_company ON public.work_experiences USING btree (company_id);

CREATE OR REPLACE FUNCTION public.announce_ended_sessions()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('sessions_ended', string_agg(id::text, ','))
  from (
    select id, (row_number() over () - 1) / 200 as part from old_rows where account_id is not null
  ) as ended
  group by part;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.announce_sessions_of_account()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('sessions_ended', string_agg(id::text, ','))
  from (
    select id, (row_number() over () - 1) / 200 as part
    from sessions where account_id = (to_jsonb(old) ->> tg_argv[0])::uuid
  ) as ended
  group by part;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.begin_account_stream()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into account_streams (account_id) values (new.id);
  return null;
end
$function$
;

CREATE OR REPLACE FUNCTION public.keep_pay_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into pay_changes (job_id, old_text, old_kind, old_min_minor, old_max_minor, old_currency,
    new_text, new_kind, new_min_minor, new_max_minor, new_currency)
  values (new.id, old.pay_text, old.pay_kind, old.pay_min_minor, old.pay_max_minor, old.pay_currency,
    new.pay_text, new.pay_kind, new.pay_min_minor, new.pay_max_minor, new.pay_currency);
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.note_background_job()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  notify background_jobs;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.note_changed_companies()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into job_changes (job_id)
    select jobs.id from jobs
    join new_rows on new_rows.id = jobs.company_id
    join old_rows on old_rows.id = new_rows.id
    where jobs.status <> 'closed'
      and (new_rows.name, new_rows.is_verified, new_rows.industry_id, new_rows.company_size_id,
          new_rows.financing_stage_id)
        is distinct from (old_rows.name, old_rows.is_verified, old_rows.industry_id, old_rows.company_size_id,
          old_rows.financing_stage_id);
  notify job_changes;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.note_changed_jobs()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    insert into job_changes (job_id) select id from new_rows;
  elsif tg_op = 'DELETE' then
    insert into job_changes (job_id)
      select id from old_rows
      union select member.id from jobs member join old_rows on old_rows.cluster_id = member.cluster_id;
  else
    insert into job_changes (job_id)
      select id from new_rows
      union select member.id from jobs member join new_rows on new_rows.cluster_id = member.cluster_id
      union select member.id from jobs member join old_rows on old_rows.cluster_id = member.cluster_id;
  end if;
  notify job_changes;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.note_changed_texts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' then
    insert into job_changes (job_id) select distinct job_id from old_rows;
  else
    insert into job_changes (job_id) select distinct job_id from new_rows;
  end if;
  notify job_changes;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.note_companies_of_jobs()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into company_changes (company_id)
    select distinct jobs.company_id from jobs join new_rows on new_rows.job_id = jobs.id;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.note_company_albums()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' then
    insert into company_changes (company_id) select distinct company_id from old_rows;
  else
    insert into company_changes (company_id) select distinct company_id from new_rows;
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.note_company_rows()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' then
    insert into company_changes (company_id) select id from old_rows;
  else
    insert into company_changes (company_id) select id from new_rows;
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.note_job_status()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into job_status_news (job_id, status)
    select new.id, new.status where exists (select from applications where job_id = new.id)
  on conflict (job_id) do update set status = excluded.status, told_through = null;
  return null;
end
$function$
;

CREATE OR REPLACE FUNCTION public.note_left_companies()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' then
    insert into company_changes (company_id) select distinct company_id from old_rows;
  else
    insert into company_changes (company_id)
      select distinct old_rows.company_id from old_rows
      join new_rows on new_rows.id = old_rows.id and new_rows.company_id <> old_rows.company_id;
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.refuse_changed_log()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' then
    if new.operator_id is null and to_jsonb(new) - 'operator_id' = to_jsonb(old) - 'operator_id' then
      return new;
    end if;
  end if;
  raise exception 'the log of operators is never changed';
end $function$
;

CREATE OR REPLACE FUNCTION public.remember_removed_file()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into removed_files (owner, content) values (old.account_id, old.content) on conflict do nothing;
  return null;
end
$function$
;

CREATE TRIGGER account_suspended AFTER UPDATE OF suspended_at, suspended_until ON public.accounts FOR EACH ROW WHEN ((new.suspended_at IS NOT NULL)) EXECUTE FUNCTION announce_sessions_of_account('id');

CREATE TRIGGER accounts_begin_stream AFTER INSERT ON public.accounts FOR EACH ROW EXECUTE FUNCTION begin_account_stream();

CREATE TRIGGER background_jobs_added AFTER INSERT OR UPDATE OF run_at ON public.background_jobs FOR EACH STATEMENT EXECUTE FUNCTION note_background_job();

CREATE TRIGGER companies_updated AFTER UPDATE ON public.companies REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_changed_companies();

CREATE TRIGGER company_rows_deleted AFTER DELETE ON public.companies REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION note_company_rows();

CREATE TRIGGER company_rows_inserted AFTER INSERT ON public.companies REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_company_rows();

CREATE TRIGGER company_rows_updated AFTER UPDATE ON public.companies REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_company_rows();

CREATE TRIGGER company_photos_deleted AFTER DELETE ON public.company_photos REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION note_company_albums();

CREATE TRIGGER company_photos_inserted AFTER INSERT ON public.company_photos REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_company_albums();

CREATE TRIGGER file_removed AFTER DELETE ON public.files FOR EACH ROW EXECUTE FUNCTION remember_removed_file();

CREATE TRIGGER job_changes_inserted AFTER INSERT ON public.job_changes REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_companies_of_jobs();

CREATE TRIGGER job_texts_deleted AFTER DELETE ON public.job_texts REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION note_changed_texts();

CREATE TRIGGER job_texts_inserted AFTER INSERT ON public.job_texts REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_changed_texts();

CREATE TRIGGER job_texts_updated AFTER UPDATE ON public.job_texts REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_changed_texts();

CREATE TRIGGER jobs_deleted AFTER DELETE ON public.jobs REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION note_changed_jobs();

CREATE TRIGGER jobs_deleted_companies AFTER DELETE ON public.jobs REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION note_left_companies();

CREATE TRIGGER jobs_inserted AFTER INSERT ON public.jobs REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_changed_jobs();

CREATE TRIGGER jobs_pay_changed AFTER UPDATE OF pay_text, pay_kind, pay_min_minor, pay_max_minor, pay_currency ON public.jobs FOR EACH ROW WHEN (((((((old.pay_kind IS DISTINCT FROM new.pay_kind) OR (old.pay_min_minor IS DISTINCT FROM new.pay_min_minor)) OR (old.pay_max_minor IS DISTINCT FROM new.pay_max_minor)) OR (old.pay_currency IS DISTINCT FROM new.pay_currency)) AND ((new.pay_text IS NULL) OR (new.pay_text IS DISTINCT FROM old.pay_text))) OR ((old.pay_kind IS NULL) AND (new.pay_kind IS NULL) AND (lower(TRIM(BOTH FROM regexp_replace(old.pay_text, '\s+'::text, ' '::text, 'g'::text))) IS DISTINCT FROM lower(TRIM(BOTH FROM regexp_replace(new.pay_text, '\s+'::text, ' '::text, 'g'::text))))))) EXECUTE FUNCTION keep_pay_change();

CREATE TRIGGER jobs_status_changed AFTER UPDATE OF status ON public.jobs FOR EACH ROW WHEN ((old.status IS DISTINCT FROM new.status)) EXECUTE FUNCTION note_job_status();

CREATE TRIGGER jobs_updated AFTER UPDATE ON public.jobs REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_changed_jobs();

CREATE TRIGGER jobs_updated_companies AFTER UPDATE ON public.jobs REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_left_companies();

CREATE TRIGGER operator_actions_changed BEFORE DELETE OR UPDATE ON public.operator_actions FOR EACH ROW EXECUTE FUNCTION refuse_changed_log();

CREATE TRIGGER operator_actions_emptied BEFORE TRUNCATE ON public.operator_actions FOR EACH STATEMENT EXECUTE FUNCTION refuse_changed_log();

CREATE TRIGGER operator_dismissed AFTER DELETE ON public.operators FOR EACH ROW EXECUTE FUNCTION announce_sessions_of_account('account_id');

CREATE TRIGGER recruiter_left AFTER DELETE ON public.recruiters FOR EACH ROW EXECUTE FUNCTION announce_sessions_of_account('account_id');

CREATE TRIGGER sessions_deleted AFTER DELETE ON public.sessions REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION announce_ended_sessions();
