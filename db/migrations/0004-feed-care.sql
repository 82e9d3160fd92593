-- Which rule made a fingerprint: rows of an older one, and jobs without, are done again in the background.
alter table job_fingerprints add column version smallint not null default 0,
  -- null: a job that can't be told from others
  alter column key drop not null;

-- Since when a feed lacks more than half of its postings at every reading; null: it does not.
alter table feed_sources add column held_since timestamptz,
  -- a reader says so while it reads; one that died does not take it back
  add column reading_since timestamptz;
