import type { FastifyInstance } from 'fastify'

/** The dependencies of a process, by name, and whether each works now. Each check answers within a second. */
export type Needs = Readonly<Record<string, () => boolean | Promise<boolean>>>

/**
 * `/health/live`: the process answers. `/health/ready`: all its dependencies answer too; otherwise 503 with the names
 * of those that do not, within two seconds even if something hangs.
 */
export function mountHealth(app: FastifyInstance, needs: Needs): void {
  app.get('/health/live', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { status: 'live' }
  })
  app.get('/health/ready', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    const answers = await Promise.all(
      Object.entries(needs).map(async ([name, isThere]) => ((await isThere()) ? [] : [name])),
    )
    const missing = answers.flat()
    return missing.length === 0 ? { status: 'ready' } : reply.code(503).send({ status: 'waiting', missing })
  })
}
