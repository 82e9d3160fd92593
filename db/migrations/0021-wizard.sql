-- The wizard asks one question after another (docs/decisions/0063).

-- The question with which they go on, by its name; null: the first.
alter table seekers add column wizard_question text check (wizard_question ~ '^[a-z]{1,20}$');

-- Somebody may say their level of education without the school: then its name is empty.
alter table educations drop constraint educations_school_name_check;
alter table educations add check (char_length(school_name) <= 150);
