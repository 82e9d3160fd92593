import type { FastifyInstance } from 'fastify'

/** For a site with personal pages only: tells search engines to stay away, by header and robots.txt. */
export function mountNothingIndexed(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('x-robots-tag', 'noindex, nofollow')
  })
  app.get('/robots.txt', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send('User-agent: *\nDisallow: /\n'),
  )
}
