-- Which companies have changed, for the directory that every web process keeps in memory: a company's own row, its album,
-- or its jobs. Readers go by snapshots: what is visible now and was not before. Kept for some days; whoever has slept
-- longer reads everything.
create table company_changes (
  seq bigint generated always as identity,
  xid xid8 not null default pg_current_xact_id(),
  company_id bigint not null,
  at timestamptz not null default now(),
  primary key (xid, seq)
);

create function note_company_rows() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    insert into company_changes (company_id) select id from old_rows;
  else
    insert into company_changes (company_id) select id from new_rows;
  end if;
  return null;
end $$;

create trigger company_rows_inserted after insert on companies
  referencing new table as new_rows for each statement execute function note_company_rows();
create trigger company_rows_updated after update on companies
  referencing new table as new_rows for each statement execute function note_company_rows();
create trigger company_rows_deleted after delete on companies
  referencing old table as old_rows for each statement execute function note_company_rows();

create function note_company_albums() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    insert into company_changes (company_id) select distinct company_id from old_rows;
  else
    insert into company_changes (company_id) select distinct company_id from new_rows;
  end if;
  return null;
end $$;

create trigger company_photos_inserted after insert on company_photos
  referencing new table as new_rows for each statement execute function note_company_albums();
create trigger company_photos_deleted after delete on company_photos
  referencing old table as old_rows for each statement execute function note_company_albums();

-- Whatever changes for the search of jobs (a job, its text, another of its cluster) changes its company's numbers.
create function note_companies_of_jobs() returns trigger language plpgsql as $$
begin
  insert into company_changes (company_id)
    select distinct jobs.company_id from jobs join new_rows on new_rows.job_id = jobs.id;
  return null;
end $$;

create trigger job_changes_inserted after insert on job_changes
  referencing new table as new_rows for each statement execute function note_companies_of_jobs();

-- What a job has left behind: it is gone, or another company's now.
create function note_left_companies() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    insert into company_changes (company_id) select distinct company_id from old_rows;
  else
    insert into company_changes (company_id)
      select distinct old_rows.company_id from old_rows
      join new_rows on new_rows.id = old_rows.id and new_rows.company_id <> old_rows.company_id;
  end if;
  return null;
end $$;

create trigger jobs_deleted_companies after delete on jobs
  referencing old table as old_rows for each statement execute function note_left_companies();
create trigger jobs_updated_companies after update on jobs
  referencing old table as old_rows new table as new_rows for each statement execute function note_left_companies();
