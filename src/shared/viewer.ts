/** The sender of a request. It is made once, where the request arrives, and passed on explicitly. */
export interface Viewer {
  /** Their role by the session on this site; `visitor` without a session, and on a shared page. */
  role: 'visitor' | 'guest' | 'seeker' | 'recruiter' | 'operator'
  /** The requested site; absent: the job seekers'. */
  site?: Site
  /** Interface language (BCP 47). */
  language: string
  /** The languages of their browser (BCP 47), best first; absent where the answer is for others too. */
  accepts?: readonly string[]
  /** The market the visitor looks at: ISO 3166 alpha-2, `EU` for the European market, or null for none. */
  country: string | null
  /** Network address, for limits and the owner's list of devices only; never logged. */
  address: string
  /** Whether what they do is counted: no robot by its own word, and no wish to be left alone. Absent: it is not. */
  isCounted?: boolean
  /** Absent: they have none. */
  session?: Session
  /** They have shown a session that is no more. */
  isExpired?: boolean
  /** Their session cannot be looked up while the database is away: neither signed in nor signed out. */
  isUnknown?: boolean
  /** Absent where the answer is not for one browser: pages for everybody, calls from other sites. */
  browser?: Browser
}

export interface Session {
  id: string
  /** Null for a guest. */
  accountId: string | null
  site: Site
  /** By what the person has proven themselves: `password`, `email-code`, `google`, `passkey` ... */
  provenBy: readonly string[]
  /** When they last did. */
  provenAt: Date
}

/**
 * The sites of an installation: the job seekers', the employers', the operators' console. Each has an origin, a port,
 * pages and sessions of its own.
 */
export type Site = 'seeker' | 'employer' | 'console'

/** What an answer can read and leave behind in the browser that asks. */
export interface Browser {
  /** At most 500 characters; empty where it says nothing. */
  userAgent: string
  cookie(name: string): string | undefined
  /** Of all cookies whose names begin so. */
  cookiesUnder(prefix: string): readonly string[]
  /** Kept from scripts and from other sites; only sent over TLS where the site is. */
  setCookie(name: string, value: string, options: { seconds: number }): void
  dropCookie(name: string): void
}
