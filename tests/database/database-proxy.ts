import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createConnection, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'

/** A proxy between a site and its database, so that tests can make the database hang, die and recover. */
export interface DatabaseProxy {
  /** The folder to use instead of the database's own. */
  host: string
  /** Connections stay open and new ones are accepted, but no data passes in either direction. */
  hang(): void
  /** Every connection breaks, and none is accepted. */
  die(): Promise<void>
  /** Waiting data passes; after `die`, connections are accepted again. */
  recover(): Promise<void>
}

/** The name of PostgreSQL's socket in its folder. */
const SOCKET = '.s.PGSQL.5432'

export async function databaseProxy(databaseFolder: string): Promise<DatabaseProxy> {
  const host = mkdtempSync(join(tmpdir(), 'between-'))
  const pairs = new Set<[Socket, Socket]>()
  let isHung = false
  const server = createServer((inside) => {
    const outside = createConnection(join(databaseFolder, SOCKET))
    const pair: [Socket, Socket] = [inside, outside]
    pairs.add(pair)
    lead(inside, outside, pair)
    lead(outside, inside, pair)
  })

  function lead(from: Socket, to: Socket, pair: [Socket, Socket]): void {
    from.on('error', () => {})
    from.on('data', (bytes) => void to.write(bytes))
    from.on('end', () => to.end())
    from.on('close', () => {
      to.destroy()
      pairs.delete(pair)
    })
    if (isHung) from.pause()
  }

  const listen = () => new Promise<void>((resolve) => server.listen(join(host, SOCKET), resolve))
  const everySocket = () => [...pairs].flat()
  await listen()

  async function die(): Promise<void> {
    for (const socket of everySocket()) socket.destroy()
    if (server.listening) await new Promise((resolve) => server.close(resolve))
  }

  afterAll(async () => {
    await die()
    rmSync(host, { recursive: true, force: true })
  })

  return {
    host,
    hang() {
      isHung = true
      for (const socket of everySocket()) socket.pause()
    },
    die,
    async recover() {
      isHung = false
      for (const socket of everySocket()) socket.resume()
      if (!server.listening && existsSync(host)) await listen()
    },
  }
}
