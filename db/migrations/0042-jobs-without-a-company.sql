-- Somebody who works for themselves, or does not say for whom, has a job without a company.
alter table work_experiences drop constraint work_experiences_company_name_check,
  add constraint work_experiences_company_name_check check (char_length(company_name) <= 100);
