// Which browser journeys go through which room, for runs of a part: nothing but this says so, as journeys import no room.

/** By room, how the paths of its journeys begin, below `e2e/`; those in the room itself are its own anyway. */
export const JOURNEYS_OF_ROOMS = {
  'account-settings': ['seeker/account', 'seeker/confirm-by-app', 'seeker/leaving'],
  accounts: ['seeker/clumsy', 'seeker/form-messages'],
  applications: ['seeker/apply'],
  companies: ['visitor/companies'],
  employer: ['recruiter/'],
  feeds: [],
  fit: ['seeker/fit'],
  identity: [],
  jobs: ['visitor/job-page', 'visitor/share-and-report'],
  landings: ['visitor/search-engines'],
  lookups: [],
  moderation: ['operator/', 'visitor/share-and-report'],
  'my-jobs': ['seeker/my-jobs'],
  notifications: ['seeker/notifications'],
  operators: ['operator/'],
  profiles: ['seeker/abilities', 'seeker/photo', 'seeker/profile', 'seeker/recommended', 'seeker/wizard'],
  resumes: ['seeker/resume', 'seeker/video-resume', 'visitor/quick-resume'],
  search: [
    'seeker/recommended',
    'visitor/home',
    'visitor/reading',
    'visitor/search',
    'visitor/without-scripts',
  ],
  sessions: ['seeker/live-session', 'seeker/sign-in-session'],
  'sign-in': ['operator/entering', 'recruiter/', 'seeker/sign-in-', 'visitor/get-started'],
  syndication: ['visitor/feeds-out', 'visitor/open-api', 'visitor/sharing'],
  tracking: ['visitor/pixel', 'visitor/tracking'],
  translations: ['visitor/languages-and-countries', 'visitor/texts'],
  visitors: ['visitor/home'],
}

/** About what all rooms share. */
export const JOURNEYS_OF_ALL = [
  'every-page/',
  'visitor/accessibility',
  'visitor/bad-addresses',
  'visitor/failing-network',
  'visitor/first-paint',
  'visitor/injected-markup',
  'visitor/installed',
  'visitor/keyboard',
  'visitor/languages-and-countries',
  'visitor/maintenance',
  'visitor/offline',
  'visitor/shared-pages',
]
