import type { Viewer } from '#shared/viewer.ts'
import { hashOfToken, newToken } from './token.ts'

/**
 * Recognises a browser between two steps before it is signed in, by a random mark in a cookie. We store only the digest
 * of the mark. A new browser may send several requests at once, and each of them gets a mark. So each mark has its own
 * cookie name, no mark replaces another, and all of them are accepted.
 */
const PREFIX = 'browser_mark_'

/** This is longer than the lifetime of every code and token that is bound to a mark. */
const MARK_SECONDS = 24 * 3600

/** A normal browser has fewer. We compute a digest for each mark. */
const MOST_MARKS = 8

/** The digest of the browser's mark. A browser without a mark gets one. */
export function ensureBrowserMark({ browser }: Viewer): Buffer {
  if (!browser) throw new Error('There is no browser to bind anything to.')
  const mark = browser.cookiesUnder(PREFIX)[0] ?? newToken()
  browser.setCookie(nameOf(mark), mark, { seconds: MARK_SECONDS })
  return hashOfToken(mark)
}

/** The digests of all marks of a browser; empty for a new one. */
export const browserMarks = ({ browser }: Viewer): Buffer[] =>
  (browser?.cookiesUnder(PREFIX) ?? []).slice(0, MOST_MARKS).map(hashOfToken)

/** Derived from the mark, so that setting it again renews the same cookie. It does not reveal the mark. */
const nameOf = (mark: string): string => PREFIX + hashOfToken(mark).toString('hex').slice(0, 12)
