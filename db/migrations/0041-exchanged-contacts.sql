-- Contacts are exchanged once both sides have agreed (docs/decisions/0091).
alter table applications
  add column exchange text check (exchange in ('asked-by-seeker', 'asked-by-employer', 'refused-by-seeker',
    'refused-by-employer', 'done')),
  -- whose contacts the seeker gets
  add column exchange_recruiter_id uuid references recruiters on delete set null;
create index applications_exchange_recruiter on applications (exchange_recruiter_id)
  where exchange_recruiter_id is not null;
