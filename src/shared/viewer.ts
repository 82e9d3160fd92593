/** Who makes a request. Made from the request at the border and passed on explicitly. */
export interface Viewer {
  /** Their role by the session on this site; without a session, or on a shared page: a visitor. */
  role: 'visitor' | 'guest' | 'seeker' | 'recruiter'
  /** The site of the request; absent: the job seekers'. */
  site?: Exclude<Site, 'operator'>
  /** Interface language (BCP 47). */
  language: string
  /** The market that the visitor has chosen: ISO 3166 alpha-2, `EU` for the European market, or null for none. */
  country: string | null
  /** Network address, for limits and the owner's list of devices only; never logged. */
  address: string
  /** Whether statistics may count them: not a declared robot, and no do-not-track signal. Absent: they may not. */
  isCounted?: boolean
  /** Absent: they have none. */
  session?: Session
  /** The session of the operators' console, which stands apart from any other. */
  operator?: Session
  /** They sent a session that has ended. */
  isExpired?: boolean
  /** The database is unavailable, so their session cannot be looked up: neither signed in nor signed out. */
  isUnknown?: boolean
  /** Absent if the answer is not for one browser: shared pages, calls from other sites. */
  browser?: Browser
}

export interface Session {
  id: string
  /** Null for a guest. */
  accountId: string | null
  site: Site
  /** How the person proved who they are: `password`, `email-code`, `google`, `passkey` ... */
  provenBy: readonly string[]
  /** Time of the last proof. */
  provenAt: Date
}

/** The site of a session; each has a cookie of its own. */
export type Site = 'seeker' | 'employer' | 'operator'

/** The browser of a request, whose cookies a response can read and set. */
export interface Browser {
  /** The User-Agent: at most 500 characters; empty if it sends none. */
  userAgent: string
  cookie(name: string): string | undefined
  /** All cookies whose names begin like this. */
  cookiesUnder(prefix: string): readonly string[]
  /** HttpOnly and SameSite; Secure if the site uses TLS. */
  setCookie(name: string, value: string, options: { seconds: number }): void
  dropCookie(name: string): void
}
