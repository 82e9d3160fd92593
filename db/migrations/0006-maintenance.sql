-- One row while an operator keeps visitors out, none otherwise. Whatever serves the site looks once a second.
create table maintenance (
  only_row boolean primary key default true check (only_row),
  since timestamptz not null,
  -- what visitors and programs are told: a promise, nothing ends by itself
  expected_end timestamptz not null,
  -- SHA-256 of the pass that lets an operator in meanwhile
  pass_hash bytea not null
);

-- What remote jobs say of their hours, counted for the page about remote work.
create index jobs_working_time_zone on jobs (working_time_zone) where status <> 'closed' and working_time_zone is not null;
