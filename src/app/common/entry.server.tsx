import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { ScriptMark } from '#ui/own-script.tsx'
import { MarkupCacheContext } from '#ui/static-part.tsx'
import { markupCacheFor } from './markup-cache.tsx'
import { PageLanguage } from './page-language.tsx'
import { renderToBytes } from './render-to-bytes.ts'
import { services } from './services.ts'
import { yieldToEvents } from './yield-to-events.ts'

/**
 * Renders a whole page before the first byte leaves: its inline scripts are hashed for the Content-Security-Policy, its
 * status is final, and it can be cached.
 */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  page: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const given = context.get(services)
  const { scriptMark, report } = given
  let failed = false
  await yieldToEvents()
  given.rendered.bytes = await renderToBytes(
    <PageLanguage page={given}>
      <ScriptMark value={scriptMark}>
        <MarkupCacheContext value={markupCacheFor(given)}>
          <ServerRouter context={page} url={request.url} nonce={scriptMark} />
        </MarkupCacheContext>
      </ScriptMark>
    </PageLanguage>,
    {
      nonce: scriptMark,
      signal: request.signal,
      // Keeps every part in its place, however large: React would move late parts with a script.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError: (error) => {
        failed = true
        if (!request.signal.aborted) report(error)
      },
    },
  )
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(null, { status: failed ? 500 : status, headers })
}

/** Refusals of the router, such as a form sent to a page without one, are not our failures and are not reported. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  const isRefusal = isRouteErrorResponse(error) && error.status < 500
  if (!isRefusal && !request.signal.aborted) context.get(services).report(error)
}
