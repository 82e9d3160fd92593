/**
 * The reason why a whole feed is refused, as a predicate without its subject: it breaks off, has another encoding than
 * declared, is too large. Nothing of it is imported, and no posting closes because of it.
 */
export class BrokenFeed extends Error {
  /**
   * Control characters in quotes from the feed are removed: terminals obey some of them, and the database refuses zero
   * bytes.
   */
  constructor(message: string) {
    super(message.replace(/\p{Cc}+/gu, ' '))
  }
}

/** Why a row was not imported, as a predicate without its subject. */
export class UnusableRow extends Error {}
