-- A resume that its owner has sent by mail stands in their ledger too (docs/decisions/0072).
alter table document_grants
  drop constraint document_grants_reason_check,
  drop constraint document_grants_check,
  drop constraint document_grants_check1;
alter table document_grants
  -- the address that it was sent to
  add column recipient text check (char_length(recipient) <= 254),
  add constraint document_grants_reason_check
    check (reason in ('application', 'invitation', 'share-link', 'email')),
  add constraint document_grants_recipient check ((recipient is not null) = (reason = 'email')),
  add constraint document_grants_company
    check ((company_name is not null) = (reason in ('application', 'invitation'))),
  add constraint document_grants_company_id check (company_id is null or company_name is not null);
