import type { Viewer } from '#shared/viewer.ts'
import { hashOfToken, newToken } from './token.ts'

/**
 * How a browser is known again between two steps, before anybody is signed in: by a random mark in a cookie, of which
 * only the digest is kept. First requests that a new browser sends at the same moment know nothing of each other, and each
 * is given a mark; so every mark has a cookie of its own name, none takes the place of another, and all of them count.
 */
const PREFIX = 'browser_mark_'

/** It stays while what is bound to it may be used. */
const MARK_SECONDS = 24 * 3600

/** More than a browser comes by honestly; each costs us a digest. */
const MOST_MARKS = 8

/** The digest of the mark that something new is bound to; the browser is given one where it has none. */
export function ensureBrowserMark({ browser }: Viewer): Buffer {
  if (!browser) throw new Error('There is no browser to bind anything to.')
  const mark = browser.cookiesUnder(PREFIX)[0] ?? newToken()
  browser.setCookie(nameOf(mark), mark, { seconds: MARK_SECONDS })
  return hashOfToken(mark)
}

/** The digests of all marks of a browser; none where it is new. */
export const browserMarks = ({ browser }: Viewer): Buffer[] =>
  (browser?.cookiesUnder(PREFIX) ?? []).slice(0, MOST_MARKS).map(hashOfToken)

/** Follows from the mark, so that giving it again renews the same cookie, and says nothing of it. */
const nameOf = (mark: string): string => PREFIX + hashOfToken(mark).toString('hex').slice(0, 12)
