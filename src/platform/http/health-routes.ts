import type { FastifyInstance } from 'fastify'

/** `/health/live`: the process answers. `/health/ready`: so does everything behind it, otherwise 503. */
export function mountHealth(app: FastifyInstance, isReady: () => Promise<boolean>): void {
  app.get('/health/live', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { status: 'live' }
  })
  app.get('/health/ready', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    if (await isReady()) return { status: 'ready' }
    return reply.code(503).send({ status: 'starting' })
  })
}
