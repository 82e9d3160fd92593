/**
 * Why a feed as a whole cannot be believed, as the end of a sentence that begins with the feed: it breaks off, is in
 * another encoding than it says, is too large. Nothing of such a feed is imported and nothing is closed for it.
 */
export class BrokenFeed extends Error {
  /** What is cited from the feed loses its control characters: terminals obey some, and the database takes no zero. */
  constructor(message: string) {
    super(message.replace(/\p{Cc}+/gu, ' '))
  }
}

/** Why a row was not imported, as the end of a sentence that begins with the row. */
export class UnusableRow extends Error {}
