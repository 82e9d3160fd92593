import type { FastifyReply, FastifyRequest } from 'fastify'
import { withNote, withoutScripts } from '#app/seeker/offline/kept-page.ts'
import type { texts } from '#i18n/common/en.ts'
import type { Translate } from '#i18n/text.ts'
import { databaseUnavailable } from '#platform/db/database-unavailable.ts'
import { unbrotli } from '#platform/http/compress.ts'
import { contentSecurityPolicy } from '#platform/http/csp.ts'
import type { PackedPage } from './page.ts'
import { sendPage } from './send-page.ts'

/** Seconds. A job may have closed since, and what an operator took down is still there: no longer than this. */
export const MAX_STALE_SECONDS = 3600

interface StaleAnswer {
  /** The page for everybody at this address; null: there is none, or it is too old. */
  kept: { page: PackedPage; age: number } | null
  t: Translate<typeof texts>
  /** Whether somebody asks whose session cannot be looked up. */
  isUnknown: boolean
}

/**
 * What visitors see of a page while the database is away: the page that was kept of it, with a note that says how old it
 * is. Throws the refusal where there is none.
 *
 * The page goes without its scripts. There is nothing behind it to talk to, and those of a page made for nobody would
 * tell the other tabs of somebody signed in that they are signed out.
 */
export async function answerWithoutDatabase(
  request: FastifyRequest,
  reply: FastifyReply,
  { kept, t, isUnknown }: StaleAnswer,
): Promise<FastifyReply> {
  if (kept === null) throw databaseUnavailable()
  const { page, age } = kept
  const minutes = Math.max(1, Math.round(age / 60))
  const text = t(isUnknown ? 'away.account' : 'away.visitor', { minutes })
  const note = `<div role="status" class="bg-amber-tint text-amber-ink"><p class="page-width py-3">${text} <a class="underline underline-offset-2" href="">${t('away.again')}</a></p></div>`
  const html = withNote(withoutScripts(String(await unbrotli(page.packed))), note)
  const headers = new Headers(page.headers)
  // It names the page as it was with its scripts.
  headers.delete('etag')
  headers.set('content-security-policy', contentSecurityPolicy([]))
  // In nobody's cache: it is over in a moment.
  headers.set('cache-control', 'private, no-store')
  headers.set('age', String(Math.floor(age)))
  return sendPage(request, reply, { status: 200, headers, bytes: Buffer.from(html) })
}
