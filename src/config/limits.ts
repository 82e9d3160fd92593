/** Every rate limit in one table: how many calls one address (IPv6: one /64) may make within the window. */
export const RATE_LIMITS = {
  read: { calls: 1200, seconds: 60 },
  search: { calls: 600, seconds: 60 },
  suggest: { calls: 1200, seconds: 60 },
} as const

/** Page sizes: the first page of a list holds 21, every further page 30. */
export const FIRST_PAGE_SIZE = 21
export const PAGE_SIZE = 30
export const SIMILAR_JOBS_SIZE = 5
export const TITLE_SUGGESTION_SIZE = 5

/** Fewer jobs of fewer companies say nothing about what a job pays. */
export const LEAST_PAY_SAMPLE = { postings: 10, companies: 3 } as const

/** How deep anyone may page, and how long a query may be. */
export const MAX_PAGE = 334
export const MAX_PAGE_SIZE = 100
export const MAX_QUERY_LENGTH = 200

/** Days that an imported posting stays open without being confirmed. */
export const POSTING_VALID_DAYS = 60
