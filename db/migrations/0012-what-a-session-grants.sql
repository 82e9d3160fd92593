-- What ends a way in before its time: the end of the session that granted it, and a later change of the account's ways in
-- (docs/decisions/0024).

-- They live for minutes, and say too little for the rules below.
delete from qr_sign_ins;
delete from one_time_tokens where purpose = 'proven' or purpose like 'hand-off %';

-- Proofs and changes in the order in which they were made, whatever a clock says.
create sequence proof_numbers;

alter table accounts
  -- what was proven from outside before this number lets nobody in: the ways in have changed since
  add column proofs_valid_from bigint not null default 0;

alter table sessions
  -- the session that let this one in, by a QR code or on our other site
  add column granted_by uuid references sessions on delete cascade;
create index sessions_granted_by on sessions (granted_by) where granted_by is not null;

alter table one_time_tokens
  -- the session in which it was asked for
  add column granted_by uuid references sessions on delete cascade,
  add column number bigint not null default nextval('proof_numbers');
create index one_time_tokens_granted_by on one_time_tokens (granted_by) where granted_by is not null;

alter table one_time_codes
  add column granted_by uuid references sessions on delete cascade,
  add column number bigint not null default nextval('proof_numbers');
create index one_time_codes_granted_by on one_time_codes (granted_by) where granted_by is not null;

alter table qr_sign_ins
  -- the session that scanned it last, and allowed it
  add column granted_by uuid references sessions on delete cascade,
  -- of its confirmation
  add column number bigint,
  add check (status not in ('scanned', 'confirmed', 'used') or granted_by is not null),
  add check ((status in ('confirmed', 'used')) = (number is not null));
create index qr_sign_ins_granted_by on qr_sign_ins (granted_by) where granted_by is not null;
