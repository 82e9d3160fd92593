export const texts = {
  'recently.title': 'Recently viewed',
  'recently.text': 'What this browser has remembered for you. Only you see it here.',
  'recently.remember': 'Remember my searches and the jobs that I open',
  'recently.remember_text': 'This stays on this device. If you switch it off, both lists are cleared.',
  'recently.forgot': 'Nothing is remembered any more.',
  'recently.searches': 'Recent searches',
  'recently.no_searches': 'No recent searches.',
  'recently.clear_searches': 'Clear searches',
  'recently.jobs': 'Jobs that you opened',
  'recently.no_jobs': 'You have not opened any job.',
  'recently.clear_jobs': 'Clear opened jobs',
  'recently.cleared': 'Cleared.',
  'recently.account_title': 'In your account',
  'recently.account_text':
    'When you signed in, your device gave its lists to your account, so that they are not lost.',
  'recently.account_count':
    '{searches, plural, =0 {No searches} one {# search} other {# searches}} · {jobs, plural, =0 {no opened jobs} one {# opened job} other {# opened jobs}}',
  'recently.account_clear': 'Clear the account’s lists',
  'recently.account_cleared': 'Your account no longer has any.',
  'recently.hidden': 'Jobs that you are not interested in',
  'recently.open': 'Show and clear',
} as const
