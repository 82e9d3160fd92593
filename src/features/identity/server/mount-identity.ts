import type { FastifyInstance } from 'fastify'
import { isLanguage } from '#config/languages.ts'
import { isPrefetch } from '#platform/http/is-visitors-click.ts'
import type { RateLimits } from '#platform/http/rate-limits.ts'
import { refuseOtherSites } from '#platform/http/request-rules.ts'
import { sendExternalRedirect } from '#platform/http/send-external-redirect.ts'
import type { ViewerOf } from '#platform/http/viewer-of-request.ts'
import { ApiError, notFound } from '#shared/api-error.ts'
import { handleSingpassCallback } from './handle-singpass-callback.ts'
import type { IdentityDependencies } from './identity-dependencies.ts'
import { startIdentity } from './start-identity.ts'

interface Parts {
  deps: IdentityDependencies
  limits: RateLimits
  viewerOf: ViewerOf
}

const PRIVATE = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' }

/**
 * Sends a browser to Singpass (`POST /{lang}/verify-identity/start`), receives it back (`/auth/singpass/callback`), and
 * serves our public keys, which Singpass fetches. A page of the site shows the outcome.
 */
export function mountIdentity(app: FastifyInstance, { deps, limits, viewerOf }: Parts): void {
  const { singpass } = deps

  if (singpass !== null)
    app.get('/.well-known/jwks.json', (_request, reply) =>
      reply.header('cache-control', 'public, max-age=300').send(singpass.publishedKeys),
    )

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    // The fields of the form are ignored.
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 1024 }, (_request, _body, done) =>
      done(null),
    )

    scope.post<{ Params: { lang: string } }>('/:lang/verify-identity/start', async (request, reply) => {
      refuseOtherSites(request, request)
      const { lang } = request.params
      if (!isLanguage(lang)) throw notFound()
      reply.headers(PRIVATE)
      const page = `/${lang}/verify-identity`
      try {
        limits.take('account', request.ip)
        const url = await startIdentity(deps, { ...viewerOf(request), language: lang })
        return sendExternalRedirect(reply, url, 'Singpass', lang)
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        return reply.redirect(`${page}?problem=${error.code}`, 303)
      }
    })

    scope.get('/auth/singpass/callback', { exposeHeadRoute: false }, async (request, reply) => {
      reply.headers(PRIVATE)
      // A prefetch must not use up the visitor's one-time state.
      if (isPrefetch(request.headers)) return reply.code(503).send()
      limits.take('account', request.ip)
      const { searchParams } = new URL(request.url, 'http://site')
      return reply.redirect(await handleSingpassCallback(deps, viewerOf(request), searchParams), 303)
    })
  })
}
