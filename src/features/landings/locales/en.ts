export const texts = {
  'landing.jobs_country': 'Jobs in {country}',
  'landing.jobs_place': 'Jobs in {place}',
  'landing.work_country': '{work} jobs in {country}',
  'landing.work_place': '{work} jobs in {place}',
  'landing.region': '{name} (region)',
  'landing.count': '{count, plural, one {# open job} other {# open jobs}}',
  'landing.description':
    '{heading}: {count, plural, one {# open job} other {# open jobs}}, newest first, with the pay up front.',
  'landing.description_pay':
    '{heading}: {count, plural, one {# open job} other {# open jobs}}, newest first. Typical pay: {range} per month.',
  'landing.see_all': '{count, plural, one {See # job} other {See all # jobs}}',
  'landing.see_remote': '{count, plural, one {# remote job} other {# remote jobs}}',
  'landing.pay': 'Typical pay',
  'landing.pay_note':
    'Half of the jobs that state their pay fall within this range; the middle is {middle}. Based on {count, plural, one {# open job} other {# open jobs}}.',
  'landing.newest': 'Newest jobs',
  'landing.fields': 'By field',
  'landing.narrower': 'Narrow it down',
  'landing.titles': 'Popular job titles',
  'landing.related': 'Related jobs',
  'landing.places': 'By place',
  'landing.nearby': 'Nearby',
  'landing.wider': 'Look wider',
  'landing.none_title': 'No open jobs here right now',
  'landing.none_text': 'Look a little wider, or search all jobs.',
  'landing.countries_description':
    'Open jobs in {count, plural, one {# country} other {# countries}}, by city and kind of work.',
  'landing.more': 'More jobs like these',
} as const
