import type { FastifyReply, FastifyRequest } from 'fastify'
import { withNote, withoutScripts } from '#app/seeker/offline/stored-page.ts'
import type { texts } from '#i18n/common/en.ts'
import type { Translate } from '#i18n/text.ts'
import { databaseUnavailable } from '#platform/db/database-unavailable.ts'
import { unbrotli } from '#platform/http/compress.ts'
import { contentSecurityPolicy } from '#platform/http/csp.ts'
import { type PackedPage, sendPage } from '#platform/http/send-page.ts'

/** Seconds. Since then a job may have closed or an operator may have removed something: so no older. */
export const MAX_STALE_SECONDS = 3600

interface StaleAnswer {
  /** The shared page of this address; null: there is none, or it is too old. */
  kept: { page: PackedPage; age: number } | null
  t: Translate<typeof texts>
  /** Whether the visitor's session cannot be looked up. */
  isUnknown: boolean
}

/**
 * Answers with a cached page while the database is unavailable. A note says how old the page is. Throws the refusal if
 * there is none.
 *
 * The page has no scripts. The server has no data to answer them with, and the scripts of a page made for signed-out
 * visitors would tell the other tabs of a signed-in visitor that they are signed out.
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
  // The tag belongs to the page with its scripts.
  headers.delete('etag')
  headers.set('content-security-policy', contentSecurityPolicy([]))
  // Not cached: the outage is short.
  headers.set('cache-control', 'private, no-store')
  headers.set('age', String(Math.floor(age)))
  return sendPage(request, reply, { status: 200, headers, bytes: Buffer.from(html) })
}
