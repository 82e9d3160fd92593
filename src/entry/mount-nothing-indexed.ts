import type { FastifyInstance } from 'fastify'

/** A site whose pages are all somebody's own: search engines are told to stay away, twice. */
export function mountNothingIndexed(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('x-robots-tag', 'noindex, nofollow')
  })
  app.get('/robots.txt', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send('User-agent: *\nDisallow: /\n'),
  )
}
