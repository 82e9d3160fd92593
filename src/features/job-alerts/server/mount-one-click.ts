import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Dispatcher } from '#platform/http/dispatcher.ts'
import type { ViewerOf } from '#platform/http/viewer-of-request.ts'
import { stopJobAlert } from '../contract/by-mail.ts'
import { ONE_CLICK } from './mail/alert-email.ts'

/**
 * Mail programs post a form to it, without cookies, when their user presses "unsubscribe"; those that do not know how
 * open it in a browser, which is led to the page with the button. It never reads a session.
 */
export function mountOneClick(
  app: FastifyInstance,
  { dispatcher, viewerOf }: { dispatcher: Dispatcher; viewerOf: ViewerOf },
): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, payload, done) => {
      payload.resume()
      done(null)
    })
    scope.post(ONE_CLICK, { config: { limit: 'account' } }, async (request, reply) => {
      const { language, country, address } = viewerOf(request)
      await dispatcher.answer(
        stopJobAlert,
        { token: tokenIn(request) },
        { role: 'visitor', language, country, address },
      )
      return reply.header('cache-control', 'private, no-store').code(204).send()
    })
    scope.get(ONE_CLICK, { config: { limit: 'account' } }, (request, reply) =>
      reply.redirect(`/${viewerOf(request).language}/job-alert/${encodeURIComponent(tokenIn(request))}`, 302),
    )
  })
}

const tokenIn = ({ query }: FastifyRequest): string =>
  z
    .object({ token: z.string().max(2000).catch('-') })
    .catch({ token: '-' })
    .parse(query).token
