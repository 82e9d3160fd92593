-- The consent ledger (docs/decisions/0072): who may open which document of a seeker, and who did.
create table document_grants (
  id uuid primary key default uuidv7(),
  account_id uuid not null references seekers on delete cascade,
  -- of which table the document is; it may be gone, and its grants stay
  document_kind text not null check (document_kind in ('resume', 'draft', 'video')),
  document_id uuid not null,
  -- its name when it was granted
  document_name text not null check (char_length(document_name) <= 200),
  reason text not null check (reason in ('application', 'invitation', 'share-link')),
  -- null: whoever has the link, or the company is gone
  company_id bigint references companies on delete set null,
  -- its name when it was granted
  company_name text,
  granted_at timestamptz not null,
  -- null: until it is revoked
  expires_at timestamptz,
  revoked_at timestamptz,
  unique (id, account_id),
  check ((company_name is null) = (reason = 'share-link')),
  check (company_id is null or reason <> 'share-link'),
  -- a draft has no file that a company could get
  check (document_kind <> 'draft' or reason = 'share-link'),
  check (expires_at > granted_at)
);
create index document_grants_account on document_grants (account_id, granted_at desc);
create index document_grants_company on document_grants (company_id);

-- One line an hour for each recruiter, and for all who have the same link together.
create table document_openings (
  id uuid primary key default uuidv7(),
  account_id uuid not null,
  grant_id uuid not null,
  -- null: somebody with the link, or the recruiter's account is gone
  recruiter_id uuid references recruiters on delete set null,
  -- how often within the hour
  times integer not null default 1 check (times > 0),
  opened_at timestamptz not null,
  foreign key (grant_id, account_id) references document_grants (id, account_id) on delete cascade
);
create index document_openings_grant on document_openings (grant_id, opened_at desc);
create index document_openings_account on document_openings (account_id);
create index document_openings_recruiter on document_openings (recruiter_id);
