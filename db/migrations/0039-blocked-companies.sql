-- A company that a seeker has blocked. Its group is known when somebody asks, so a company that joins it later is covered.
create table blocked_companies (
  account_id uuid not null references seekers on delete cascade,
  company_id bigint not null references companies on delete cascade,
  blocked_at timestamptz not null,
  primary key (account_id, company_id)
);
create index blocked_companies_company on blocked_companies (company_id, account_id);
