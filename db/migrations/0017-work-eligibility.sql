-- Who may take a job by law, as its posting says: of the list work_eligibility; null where it does not say.
alter table jobs
  add column work_eligibility smallint check (work_eligibility between 1 and 3);
