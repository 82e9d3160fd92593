import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createConnection, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'

/** Stands between a site and its database, so that tests can let the database hang, die and come back. */
export interface DatabaseProxy {
  /** In the place of the database's own folder. */
  host: string
  /** Connections stay and are taken, but nothing comes through any more, in neither direction. */
  hang(): void
  /** Every connection breaks and none is taken. */
  die(): Promise<void>
  /** Whatever waited comes through; after `die`, connections are taken again. */
  recover(): Promise<void>
}

/** The name under which PostgreSQL listens in its folder. */
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
