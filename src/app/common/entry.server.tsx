import { renderToReadableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { DEFAULT_LANGUAGE, isLanguage } from '#config/languages.ts'
import { LanguageProvider } from '#i18n/language-provider.tsx'
import { ScriptMark } from '#ui/own-script.tsx'
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
  const { viewer, catalogue, textVersions, scriptMark, report } = context.get(services)
  let failed = false
  await yieldToEvents()
  const stream = await renderToReadableStream(
    <LanguageProvider
      language={isLanguage(viewer.language) ? viewer.language : DEFAULT_LANGUAGE}
      country={viewer.country}
      versions={textVersions}
      shown={new Set()}
      catalogue={catalogue}
    >
      <ScriptMark value={scriptMark}>
        <ServerRouter context={page} url={request.url} nonce={scriptMark} />
      </ScriptMark>
    </LanguageProvider>,
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
  await stream.allReady
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(stream, { status: failed ? 500 : status, headers })
}

/** Refusals of the router, such as a form sent to a page without one, are not our failures and are not reported. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  const isRefusal = isRouteErrorResponse(error) && error.status < 500
  if (!isRefusal && !request.signal.aborted) context.get(services).report(error)
}
