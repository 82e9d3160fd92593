-- What a seeker looks for, in their own words where our lists know none (docs/decisions/0028).

create table wanted_titles (
  account_id uuid not null references seekers on delete cascade,
  -- as the person ordered them
  position smallint not null check (position >= 0),
  -- chosen from the function tree
  title_id integer,
  -- or else as the person wrote it
  words text check (words <> '' and char_length(words) <= 100),
  -- titles of the tree that come nearest to the words: a guess
  near_title_ids integer[] not null default '{}',
  primary key (account_id, position),
  check ((title_id is null) <> (words is null)),
  check (words is not null or near_title_ids = '{}')
);

insert into wanted_titles (account_id, position, title_id)
select account_id, wanted.number - 1, wanted.title_id
from seekers, unnest(wanted_title_ids) with ordinality as wanted (title_id, number);

alter table seekers
  drop column wanted_title_ids,
  -- a place that we don't know, as the person wrote it
  add column location_words text check (location_words <> '' and char_length(location_words) <= 100),
  add check (location_id is null or location_words is null);
