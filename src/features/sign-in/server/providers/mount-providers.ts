import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { isLanguage } from '#config/languages.ts'
import { isPrefetch } from '#platform/http/is-visitors-click.ts'
import type { RateLimits } from '#platform/http/rate-limits.ts'
import { refuseOtherSites } from '#platform/http/request-rules.ts'
import { sendExternalRedirect } from '#platform/http/send-external-redirect.ts'
import type { ViewerOf } from '#platform/http/viewer-of-request.ts'
import { ApiError, notFound } from '#shared/api-error.ts'
import type { Viewer } from '#shared/viewer.ts'
import { PROVIDERS } from '../../contract/providers.ts'
import { handleProviderCallback } from './handle-provider-callback.ts'
import { problemPath } from './next-page.ts'
import { redeemPostedResponse, storePostedResponse } from './posted-response.ts'
import type { ProviderDependencies } from './sign-in-provider.ts'
import { startAtProvider } from './start-at-provider.ts'

interface Parts {
  deps: ProviderDependencies
  limits: RateLimits
  viewerOf: ViewerOf
}

const FORM = 'application/x-www-form-urlencoded'
const LONGEST_FORM = 32 * 1024
const PRIVATE = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' }

/**
 * Sends a browser to a sign-in provider (`POST /{lang}/auth/{provider}`, a button of our pages) and receives it back
 * (`/auth/{provider}/callback`). A page of the site shows the outcome.
 */
export function mountProviders(app: FastifyInstance, { deps, limits, viewerOf }: Parts): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    const asText = { parseAs: 'string', bodyLimit: LONGEST_FORM } as const
    scope.addContentTypeParser(FORM, asText, (_request, body, done) => done(null, body))

    scope.post<{ Params: { lang: string; provider: string } }>(
      '/:lang/auth/:provider',
      async (request, reply) => {
        refuseOtherSites(request, request)
        const { lang } = request.params
        const provider = providerIn(request)
        if (!isLanguage(lang)) throw notFound()
        const viewer = { ...viewerOf(request), language: lang }
        const { redirect, purpose, ...campaign } = form.parse(Object.fromEntries(formOf(request)))
        reply.headers(PRIVATE)
        try {
          limits.take('sign-in', request.ip)
          const asked = { provider, purpose, redirect, campaign: present(campaign) }
          const url = await startAtProvider(deps, asked, viewer)
          return sendExternalRedirect(reply, url, deps.providers.get(provider)?.name ?? provider, lang)
        } catch (error) {
          if (!(error instanceof ApiError)) throw error
          return reply.redirect(problemPath(error, lang, { redirect }), 303)
        }
      },
    )

    const callback = '/auth/:provider/callback'

    scope.get<{ Params: { provider: string } }>(
      callback,
      { exposeHeadRoute: false },
      async (request, reply) => {
        reply.headers(PRIVATE)
        // A prefetch must not use up the visitor's one-time state.
        if (isPrefetch(request.headers)) return reply.code(503).send()
        return reply.redirect(
          await landed(request, async (viewer) => {
            const { searchParams } = new URL(request.url, 'http://site')
            const posted = searchParams.get('answer')
            const parameters =
              posted === null ? searchParams : await redeemPostedResponse(deps, viewer, posted)
            return handleProviderCallback(deps, viewer, providerIn(request), parameters)
          }),
          303,
        )
      },
    )

    // The provider's page posts this, so the request has no cookies of ours and no identity of the visitor.
    scope.post<{ Params: { provider: string } }>(callback, async (request, reply) => {
      reply.headers(PRIVATE)
      return reply.redirect(
        await landed(request, async ({ language, country, address }) => {
          const stranger: Viewer = { role: 'visitor', language, country, address }
          const provider = providerIn(request)
          const answer = await storePostedResponse(deps, stranger, formOf(request))
          return `/auth/${provider}/callback?answer=${answer}`
        }),
        303,
      )
    })
  })

  async function landed(request: FastifyRequest, land: (viewer: Viewer) => Promise<string>): Promise<string> {
    const viewer = viewerOf(request)
    try {
      limits.take('account', request.ip)
      return await land(viewer)
    } catch (error) {
      if (error instanceof ApiError && error.code !== 40004) return problemPath(error, viewer.language)
      throw error
    }
  }
}

const value = z.string().max(200).optional().catch(undefined)

const form = z.object({
  redirect: z.string().max(2000).nullable().catch(null).default(null),
  purpose: z.enum(['sign-in', 'link']).catch('sign-in'),
  utm_source: value,
  utm_medium: value,
  utm_campaign: value,
  utm_term: value,
  utm_content: value,
  utm_id: value,
  referrer: value,
})

const formOf = ({ body }: FastifyRequest): URLSearchParams =>
  new URLSearchParams(typeof body === 'string' ? body : '')

const present = (values: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )

function providerIn({ params }: { params: { provider: string } }) {
  const provider = PROVIDERS.find((known) => known === params.provider)
  if (provider === undefined) throw notFound()
  return provider
}
