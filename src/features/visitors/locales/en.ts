export const texts = {
  'remote.title': 'Remote jobs, wherever you are',
  'remote.lead':
    '{place}: {count, plural, =0 {no remote job is open at the moment.} one {# remote job is open to you.} other {# remote jobs are open to you.}}',
  'remote.all': 'See all remote jobs',
  'remote.meaning': 'What remote means here',
  'remote.countries': 'Countries',
  'remote.countries_text':
    'A remote job names the countries you may work from, or none if it may be anywhere. Jobs that exclude the country you have chosen are not shown.',
  'remote.zones': 'Time zones',
  'remote.zones_text':
    'Some employers expect the hours of a certain time zone. If they say so, you see it on the job’s page.',
  'remote.languages': 'Languages',
  'remote.languages_text':
    'The language of the team may differ from that of the posting. Where the employer names it, you see it before you apply.',
  'remote.pay': 'Pay',
  'remote.pay_text':
    'Pay is shown as the employer posted it, in its own currency, with the monthly equivalent beside it.',
  'remote.newest': 'Newest remote jobs',
  'remote.fields': 'By field',
  'remote.from': 'By country',
  'remote.from_text': 'Remote jobs that are open to people there.',
  'remote.hours': 'By working hours',
  'remote.hours_text': 'The time zones whose hours remote jobs follow, where they say so.',
  'remote.count': '{count, plural, one {# job} other {# jobs}}',
  'talents.title': 'Made for people looking for work',
  'talents.lead': 'Search without an account, see the pay first, and know how old a posting really is.',
  'talents.does': 'What you get here',
  'talents.pay': 'Pay up front',
  'talents.pay_text':
    'Every job shows its pay as posted, and per month beside it. Where the employer states none, it says so.',
  'talents.dates': 'Real dates',
  'talents.dates_text':
    'You see when a job was posted and when it first appeared here. A job that nobody confirms any longer is closed.',
  'talents.counts': 'Filters that count',
  'talents.counts_text': 'Filters say how many jobs they leave before you choose them.',
  'talents.search': 'One search, every language',
  'talents.search_text': 'Search in your language and find matching jobs that are written in others.',
  'talents.once': 'Each job once',
  'talents.once_text': 'A job that comes from several sources is shown once.',
  'talents.account': 'No account needed',
  'talents.account_text': 'Search, filter and read as much as you like without signing in.',
  'talents.begin': 'Ways to begin',
  'talents.begin_new': 'Posted in the last 24 hours',
  'talents.begin_paid': 'Best paid first',
  'talents.begin_resume': 'Your resume, read at once',
  'talents.begin_remote': 'Remote jobs',
  'talents.begin_web3': 'Web3 jobs',
} as const
