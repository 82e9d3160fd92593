import type { FastifyInstance } from 'fastify'

/** What a process needs to do its work, by name, and whether it has it now. Each answers within a second. */
export type Needs = Readonly<Record<string, () => boolean | Promise<boolean>>>

/**
 * `/health/live`: the process answers. `/health/ready`: so does everything behind it; otherwise 503 with the names of what
 * does not, within two seconds whatever hangs.
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
