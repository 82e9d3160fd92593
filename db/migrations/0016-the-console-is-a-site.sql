-- The operators' console is a site of its own, with a cookie of its own: who was signed in there signs in anew.
delete from sessions where site = 'operator';
alter table sessions drop constraint sessions_site_check;
alter table sessions add constraint sessions_site_check check (site in ('seeker', 'employer', 'console'));
