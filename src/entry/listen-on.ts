import type { FastifyInstance } from 'fastify'
import { ConfigurationError } from '#platform/env.ts'

/**
 * Opens the port (0: any free one) and returns its address. Throws a sentence that names `setting`, the variable by
 * which the operator chose the port, and that of the host.
 */
export async function listenOn(
  app: FastifyInstance,
  {
    host,
    port,
    setting,
    hostSetting = 'HOST',
  }: { host: string; port: number; setting: string; hostSetting?: string },
): Promise<string> {
  try {
    await app.listen({ host, port })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
      throw new ConfigurationError(
        `Port ${port} is taken. Stop what uses it, or choose another with ${setting}.`,
      )
    }
    throw new ConfigurationError(
      `Joblane cannot listen on ${hostSetting} ${host}, ${setting} ${port}: ${error}`,
    )
  }
  const [bound] = app.addresses()
  const found = typeof bound === 'object' ? bound.port : port
  return `http://${host.includes(':') ? `[${host}]` : host}:${found}`
}
