/** Texts of the shell, the design system and the words that every room uses. `en` is the type of the other languages. */
export const texts = {
  'brand.tagline': 'Jobs in your city and from anywhere, with the pay up front.',

  'nav.skip_to_content': 'Skip to content',
  'nav.main': 'Main',
  'nav.jobs': 'Jobs',
  'nav.remote': 'Remote',
  'nav.web3': 'Web3',
  'nav.companies': 'Companies',
  'nav.jobs_by_country': 'Jobs by country',
  'nav.sign_in': 'Sign in',
  'nav.my_profile': 'My profile',
  'nav.account': 'Account',
  'nav.employer_site': 'Switch to employer site',
  'nav.log_out': 'Sign out',
  'nav.breadcrumbs': 'You are here',
  'nav.pages': 'Pages of results',
  'nav.previous': 'Previous',
  'nav.next': 'Next',
  'nav.page': 'Page {page}',

  'search.label': 'Search jobs',
  'search.placeholder': 'Job title, skill or company',

  'place.switch': 'Country and language',
  'place.country': 'Country',
  'place.language': 'Language',
  'place.anywhere': 'All countries',

  'footer.for_seekers': 'For job seekers',
  'footer.remote': 'Remote work',
  'footer.talents': 'How we help',
  'footer.developers': 'For developers',
  'footer.api': 'API',
  'footer.follow': 'Follow us',
  'footer.apps': 'Get the app',
  'footer.languages': 'Languages',
  'footer.terms': 'Terms of use',
  'footer.privacy': 'Privacy policy',

  'action.close': 'Close',
  'action.apply_filters': 'Show results',
  'action.undo': 'Undo',
  'action.go_home': 'Go to the home page',
  'action.search_jobs': 'Search all jobs',

  'share.title': 'Share',
  'share.link': 'Link to this page',
  'share.copy': 'Copy link',
  'share.copied': 'Link copied',
  'share.by_hand': 'Your browser doesn’t let us copy. The link is selected: copy it yourself.',
  'share.device': 'Share with another app',

  'status.loading': 'Loading…',

  'away.title': 'We can’t reach our data right now',
  'away.text':
    'Load this page again in a minute. If you were sending a form, that sends what you typed once more.',
  'away.unknown':
    'The connection to our data broke while this was being saved. It may or may not have been saved: check before you send it again.',
  'away.visitor':
    'Our data can’t be reached right now. This page is as it was {minutes, plural, one {a minute} other {# minutes}} ago; signing in and sending forms don’t work until it is back.',
  'away.account':
    'Our data can’t be reached right now. This page is as it was {minutes, plural, one {a minute} other {# minutes}} ago, and without what is yours. You are still signed in: your account is back as soon as our data is.',
  'away.again': 'Load again',

  'offline.title': 'Jobs on this device',
  'offline.offline': 'You are offline',
  'offline.again': 'This page reloads by itself as soon as you are back online.',
  'offline.retry': 'Try again',
  'offline.about':
    'The last jobs you opened, up to {count}, to read without a connection. Each is shown as it was then and may have closed since.',
  'offline.none':
    'Nothing is kept here yet. Open a job, and you can read it on this device without a connection.',
  'offline.kept': 'Copy from {date}',
  'offline.note': 'You are offline. This is the job as it was on {date}; it may have closed since.',
  'offline.forget': 'Remove all from this device',
  'offline.install': 'Install {site}',

  'pay.not_stated': 'Pay not stated',
  'pay.from': 'From {amount}',
  'pay.up_to': 'Up to {amount}',
  'pay.per_hour': 'per hour',
  'pay.per_day': 'per day',
  'pay.per_month': 'per month',
  'pay.per_year': 'per year',
  'pay.band_below': 'Below {amount}',
  'pay.band_between': '{from} - {to}',
  'pay.band_above': 'Above {amount}',

  'error.not_found_title': 'This page does not exist',
  'error.not_found_text': 'The address may be mistyped, or the page has moved. The jobs are still here.',
  'error.server_title': 'Something went wrong',
  'error.server_text':
    'We are sorry. Something went wrong. There was an unexpected server error. Try refreshing the page or contact support for assistance.',
  'error.network': 'Network error, please try again later',
  'error.refused_title': "We couldn't accept that",
  'error.refused_text': 'What was sent is too large, or not what this page expects. Go back and try again.',
  'error.busy_title': 'Too many attempts',
  'error.busy_text': 'Wait a minute, then load the page again.',
  'error.crowded_title': 'Many people are here right now',
  'error.crowded_text': 'The site can’t answer everyone at once. Please try again in a few seconds.',

  'maintenance.title': 'We are under maintenance.',
  'maintenance.text':
    'The page that you are looking for is currently under maintenance and will be back soon!',
} as const
