-- Where visitors are led is an address of the public web, as `outgoing-address.ts` writes it: a name of two parts at least,
-- no number in its place, no password, nothing that another program reads differently. What else stood here came in before
-- that was asked: a job that nobody can be led to is closed, since nobody can apply for it.

update jobs
set status = 'closed', closed_at = coalesce(closed_at, now()), external_url = null
where external_url !~ '^https?://([a-z0-9_-]{1,63}\.)+[a-z][a-z0-9-]{0,62}(:[0-9]{1,5})?(/[!-\[\]-~]*)?$'
  or external_url ~ '^https?://[^/]*\.(localhost|local|localdomain|internal|intranet|private|lan|home|corp|arpa)(:[0-9]+)?(/|$)';

alter table jobs
  drop constraint jobs_external_url_check,
  add constraint jobs_external_url_check check (
    external_url ~ '^https?://([a-z0-9_-]{1,63}\.)+[a-z][a-z0-9-]{0,62}(:[0-9]{1,5})?(/[!-\[\]-~]*)?$'
    and external_url !~ '^https?://[^/]*\.(localhost|local|localdomain|internal|intranet|private|lan|home|corp|arpa)(:[0-9]+)?(/|$)'
  );

update companies
set website = null
where website !~ '^https?://([a-z0-9_-]{1,63}\.)+[a-z][a-z0-9-]{0,62}(:[0-9]{1,5})?(/[!-\[\]-~]*)?$'
  or website ~ '^https?://[^/]*\.(localhost|local|localdomain|internal|intranet|private|lan|home|corp|arpa)(:[0-9]+)?(/|$)';

alter table companies
  add constraint companies_website_check check (
    website ~ '^https?://([a-z0-9_-]{1,63}\.)+[a-z][a-z0-9-]{0,62}(:[0-9]{1,5})?(/[!-\[\]-~]*)?$'
    and website !~ '^https?://[^/]*\.(localhost|local|localdomain|internal|intranet|private|lan|home|corp|arpa)(:[0-9]+)?(/|$)'
  );
