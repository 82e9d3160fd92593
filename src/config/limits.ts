/** Every rate limit in one table: how many calls one address (IPv6: one /64) may make within the window. */
export const RATE_LIMITS = {
  read: { calls: 1200, seconds: 60 },
  search: { calls: 600, seconds: 60 },
  suggest: { calls: 1200, seconds: 60 },
  track: { calls: 600, seconds: 60 },
  report: { calls: 60, seconds: 60 },
  click: { calls: 120, seconds: 60 },
  picture: { calls: 240, seconds: 60 },
  upload: { calls: 600, seconds: 60 },
  export: { calls: 20, seconds: 60 },
  render: { calls: 300, seconds: 60 },
  'sign-in': { calls: 60, seconds: 60 },
  account: { calls: 300, seconds: 60 },
  socket: { calls: 600, seconds: 60 },
} as const

/** Searches and suggestions of one network (IPv6: one /64) that run at once; its others wait. */
export const INDEX_CALLS_AT_ONCE = 4

/** Page sizes: the first page of a list holds 21, every further page 30. */
export const FIRST_PAGE_SIZE = 21
export const PAGE_SIZE = 30
export const SIMILAR_JOBS_SIZE = 5

/** Jobs that a person has hidden: how many searches leave out (the last hidden), a page lists, and one call hides. */
export const MOST_HIDDEN_JOBS = 1000
export const MOST_HIDDEN_LISTED = 100
export const MOST_HIDDEN_AT_ONCE = 500
export const TITLE_SUGGESTION_SIZE = 5
/** Entries of a search's feed, unless `size` asks for another number. */
export const FEED_SIZE = 30

/** Fewer jobs, or fewer companies, are too small a sample for what a job pays. */
export const LEAST_PAY_SAMPLE = { postings: 10, companies: 3 } as const

/** Companies: a page of the directory, similar companies, featured ones and suggestions. */
export const COMPANY_PAGE_SIZE = 24
export const SIMILAR_COMPANIES_SIZE = 6
export const FEATURED_COMPANIES_SIZE = 8
export const COMPANY_SUGGESTION_SIZE = 5

/** The deepest page that is served, and the longest query. */
export const MAX_PAGE = 334
/** The pages of a search that a guest can turn; after them they are asked to sign in. */
export const GUEST_PAGES = 20
export const MAX_PAGE_SIZE = 100
export const MAX_QUERY_LENGTH = 200
/** Characters of all words together that a search excludes. */
export const MAX_EXCLUDED_LENGTH = 2000

/** Days that an imported posting stays open without being confirmed. */
export const POSTING_VALID_DAYS = 60

/** Days for which single visits are stored (docs/decisions/0013); the sums stay. */
export const TRACKED_DAYS = 30

/** This many different devices make a search popular, or a title hot. */
export const POPULAR_FROM_DEVICES = 5
export const HOT_FROM_DEVICES = 3
/** Jobs that one address may report within an hour; a digest of it is stored with the report for so many days. */
export const REPORTS_PER_HOUR = 20
export const REPORTER_KEPT_DAYS = 90

/** Characters of a reporter's own text. */
export const MAX_DETAILS = 1000

/** How many earlier amounts of a job's pay its page shows. */
export const PAY_CHANGES_SHOWN = 10
/** Landings with fewer jobs are not for search engines, and nothing links to them. */
export const LANDING_MIN_JOBS = 5
/** Ids in a part of the sitemap: even with a text in every language they are no more than 50,000 addresses. */
export const SITEMAP_PART_IDS = 5000

/**
 * Codes of six digits by mail or SMS: how long they are valid, the number of tries, the pause between two codes, and
 * the number an hour for an account.
 */
export const CODE_DIGITS = 6
export const CODE_SECONDS = 600
export const CODE_TRIES = 5
export const CODE_RESEND_SECONDS = 60
export const CODES_PER_HOUR = 6
/**
 * Codes and links that anybody may request for one address: within an hour from one network (IPv6: one /64), and in
 * all. One network cannot use them up. Messages to signed-in visitors, or to those in the middle of signing in, are
 * counted separately.
 */
export const CODE_REQUESTS_PER_ADDRESS = {
  email: { hourFromNetwork: 5, hour: 10, day: 30 },
  phone: { hourFromNetwork: 3, hour: 5, day: 10 },
} as const

/**
 * Known devices of an account: their number, and how long after the last sign-in. Limits by name or address count known
 * devices separately (docs/decisions/0026), so the worst case is twice the numbers here.
 */
export const KNOWN_DEVICES = 20
export const KNOWN_DEVICE_SECONDS = 180 * 24 * 3600

/** The most messages for one reader: caused by strangers, and by their own devices. */
export const MAILS_PER_HOUR = 16
export const MAILS_PER_DAY = 40
export const SMS_PER_HOUR = 6
export const SMS_PER_DAY = 15

/** Characters of a first and of a last name, and the number of job titles that a seeker may look for. */
export const MAX_NAME = 50
export const MOST_WANTED_TITLES = 3
/** Characters of own words, and the number of nearest titles that are stored with them. */
export const MAX_OWN_WORDS = 100
export const MOST_NEAR_TITLES = 3
/** Characters of a password. */
export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 200
/** Sign-ins by password within 15 minutes: for one login from one network, and in all from one network. */
export const PASSWORD_TRIES = 10
export const PASSWORD_TRIES_PER_NETWORK = 150
/** For one login within an hour, from any network: more than its owner needs, far too few to guess. */
export const PASSWORD_TRIES_PER_LOGIN = 100
/** Registrations an hour from one network: this limits how many addresses can be tested for an account. */
export const REGISTRATIONS_PER_NETWORK = 40
/** Codes for new passwords that one network may have sent within an hour. */
export const RESETS_PER_NETWORK = 30
/**
 * Tries of a second factor for one account until one is right: from one network in a quarter of an hour and in a day,
 * and from all networks in a day.
 */
export const SECOND_FACTOR_TRIES = { calls: 5, seconds: 900 }
export const SECOND_FACTOR_TRIES_A_DAY = { calls: 20, seconds: 24 * 3600 }
export const SECOND_FACTOR_TRIES_IN_ALL = { calls: 60, seconds: 24 * 3600 }
export const RECOVERY_CODES = 10

/** Passkeys that one account may add within a day. */
export const PASSKEYS_PER_DAY = 20

/** How long the link is valid by which an operator sets up the second step of the console. */
export const CONSOLE_LINK_SECONDS = 24 * 3600

/** How long a QR code for signing in can be scanned and confirmed. */
export const QR_SECONDS = 120

/** Devices that one account may sign in by QR code. */
export const QR_CONFIRMATIONS = { calls: 20, seconds: 3600 } as const

/** After this time, a signed-in person must prove again who they are before a dangerous change. */
export const RECENT_PROOF_SECONDS = 600
/** Codes and links for signing in, an hour from one network (IPv6: one /64): sent by mail, sent by SMS, and tried. */
export const SIGN_IN_MAILS_PER_NETWORK = 100
export const SMS_PER_NETWORK = 30
export const CODE_CHECKS_PER_NETWORK = 300
/**
 * SMS an hour to a thousand neighbouring numbers, and to a country: fraudsters who are paid per message own numbers in
 * rows.
 */
export const SMS_PER_NUMBER_RANGE = 10
export const SMS_PER_COUNTRY = 2000
/** How long a sign-in link is valid. */
export const MAGIC_LINK_SECONDS = 900
/** How long a browser may sign up with a proven address, without another code. */
export const PROVEN_SECONDS = 600

/** Sockets that may be open at once: of one session, which has one for each tab, and of one network (IPv6: one /64). */
export const SOCKETS_PER_SESSION = 50
export const SOCKETS_PER_NETWORK = 2000
/** Limits of one socket: bytes of a message, and messages. */
export const SOCKET_MESSAGE_BYTES = 1024
export const SOCKET_MESSAGES = { calls: 20, seconds: 10 }
/** Intervals at which a socket must show that it is alive, and at which all sessions are checked. */
export const SOCKET_PING_SECONDS = 30
export const SESSION_CHECK_SECONDS = 20

/** Days for which the events of an account's stream are stored, and events in one answer. */
export const STREAM_DAYS = 30
export const STREAM_PAGE_SIZE = 100

/** Notifications: on a page, days for which they are stored, and how long a mail waits for its reader to see it first. */
export const NOTIFICATIONS_PAGE_SIZE = 20
export const NOTIFICATION_DAYS = 180
export const NOTIFICATION_MAIL_DELAY_SECONDS = 600

/** Profiles: a person's least age, the characters of their texts, and how many of each thing they may list. */
export const LEAST_AGE = 16
export const WORK_DESCRIPTION = { min: 10, max: 4000 } as const
export const MAX_SUMMARY = 4000
export const MAX_HEADLINE = 120
export const MAX_COMPANY_NAME = 100
export const MAX_SCHOOL_NAME = 150
export const MAX_FIELD_OF_STUDY = 100
export const MAX_LICENSE_NAME = 150
export const MAX_CREDENTIAL_ID = 100
export const MAX_URL = 500
export const MAX_LINK_NAME = 60
export const MAX_LINK_DESCRIPTION = 300
export const MAX_ADDRESS = 300
export const MAX_UNIT = 50
export const MOST_SKILLS = 10
export const MAX_SKILL = 50
export const MOST_WORK_EXPERIENCES = 30
export const MOST_EDUCATIONS = 20
export const MOST_LANGUAGES = 20
export const MOST_LINKS = 20
export const MOST_LICENSES = 30
/** Lines of the ledger of who opened a profile. */
export const PROFILE_VIEWS_SHOWN = 100
/** For how long the last change of a profile can be undone. */
export const UNDO_SECONDS = 3600
/** Preferences of each kind: remote, and on site or hybrid. */
export const MOST_PREFERENCES = 3
/** Hours for which what was read from a file waits for its owner's choice. */
export const IMPORT_HOURS = 24

/** Attached resumes, the characters of their names, and for how long a deleted one is told from one that never was. */
export const MOST_RESUMES = 3
export const MAX_RESUME_NAME = 100
export const DELETED_RESUME_DAYS = 30
/** Resumes that one account may send by email within a day, and that one reader may get from all accounts. */
export const RESUME_MAILS_PER_DAY = 10
export const RESUME_MAILS_PER_READER = 2
/** The most with those to addresses that do not exist, which are not among the ten. */
export const RESUME_MAIL_TRIES_PER_DAY = 20
/** Most mail servers take 25 MB, and an attachment grows by a third on its way. */
export const MAX_MAILED_MEGABYTES = 18

/** A resume that its owner writes: characters of its texts, and how many entries its sections have. */
export const RESUME_LIMITS = {
  line: 200,
  longLine: 300,
  title: 60,
  email: 254,
  phone: 40,
  address: 500,
  text: 6000,
  entries: 30,
  skills: 60,
  ownSections: 6,
} as const
/** Drafts of resumes: how many a seeker has, how often one is copied, and the characters of a name. */
export const MOST_DRAFTS = 5
export const MOST_COPIES = 5
export const MAX_DRAFT_NAME = 100
/** Links to resumes that work at the same time, and for how many days one may work. */
export const MOST_SHARES = 10
export const SHARE_DAYS = [1, 7, 30] as const
/** Grants of the consent ledger, and lines of openings of each. */
export const DOCUMENT_GRANTS_SHOWN = 100
export const DOCUMENT_OPENINGS_SHOWN = 20
/** Video resumes: how many, and of which length they are less. */
export const MOST_VIDEO_RESUMES = 3
export const VIDEO_RESUME_SECONDS = 180
/** Hours for which a cover waits for its video. */
export const VIDEO_COVER_HOURS = 24

/** Hours for which a guest's resume and what was read of it wait for their sign-up: as long as any upload. */
export const QUICK_RESUME_HOURS = 24
/** Resumes that one network (IPv6: one /64) may have read within an hour without an account. */
export const QUICK_RESUMES_PER_NETWORK = { calls: 30, seconds: 3600 }
/** Characters of the first message of an application, and of an answer to an employer's question. */
export const MAX_FIRST_MESSAGE = 1000
export const MAX_ANSWER = 1000
/** A request to apply that comes again within so many days makes no second application. */
export const APPLICATION_REQUEST_DAYS = 2
/** Jobs that a seeker has saved, and that one call saves: those that a device has kept. */
export const MOST_SAVED_JOBS = 1000
/** How many companies somebody can block. */
export const MOST_BLOCKED_COMPANIES = 200
/** The greetings of a seeker, and the characters of one. */
export const MOST_GREETINGS = 10
export const MAX_GREETING = 300
export const MOST_SAVED_AT_ONCE = 200
/** Characters of the title and the company of a job that somebody adds by hand. */
export const MAX_OUTSIDE_TEXT = 200
/** The longest promise of an answer to an application, in days. */
export const MOST_REPLY_DAYS = 14

/** The farthest that a job can ask its applicants to live away, in kilometres. */
export const MOST_APPLY_DISTANCE = 1000
/** The reply record of a company: of the applications of so many days, shown once so many are finished. */
export const REPLY_RECORD_DAYS = 180
export const LEAST_FINISHED_REPLIES = 10
/** Job alerts of one account, and jobs in one of their mails. */
export const MOST_JOB_ALERTS = 10
export const JOBS_IN_ALERT = 10
/** Alerts that may wait for a click at one address a day, and for how many days they wait. */
export const ALERTS_WAITING_PER_DAY = 3
export const ALERT_WAITING_DAYS = 7
/** Seconds between two notifications of one alert that tells at once. */
export const ALERT_NOTICE_SECONDS = 3600
/** Mails with new jobs to one reader within a day: more than their alerts can cause. */
export const ALERT_MAILS_PER_DAY = 15
