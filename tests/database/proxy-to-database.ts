import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createConnection, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A proxy between a site and its database, so that the database can hang, die and recover. */
export interface DatabaseProxy {
  /** The folder to use instead of the database's own. */
  host: string
  /** Connections stay open and new ones are accepted, but no data passes in either direction. */
  hang(): void
  /** Every connection breaks, and none is accepted. */
  die(): Promise<void>
  /** Waiting data passes; after `die`, connections are accepted again. */
  recover(): Promise<void>
  /** Ends for good. */
  close(): Promise<void>
}

/** What becomes of bytes from the database: they pass, or are lost with their connection, at once or after a silence. */
export type Fate = 'passes' | 'lost' | 'lost in silence'

/** The name of PostgreSQL's socket in its folder. */
const SOCKET = '.s.PGSQL.5432'

/** So long nothing is heard of an answer that is lost in silence. */
const SILENCE_MS = 15_000

/** @param fateOf decides about each piece of answers; absent: all pass */
export async function startDatabaseProxy(
  databaseFolder: string,
  fateOf: (answer: Buffer) => Fate = () => 'passes',
): Promise<DatabaseProxy> {
  const host = mkdtempSync(join(tmpdir(), 'between-'))
  const pairs = new Set<[Socket, Socket]>()
  let isHung = false
  const server = createServer((inside) => {
    const outside = createConnection(join(databaseFolder, SOCKET))
    const pair: [Socket, Socket] = [inside, outside]
    pairs.add(pair)
    lead(inside, outside, pair)
    lead(outside, inside, pair, fateOf)
  })

  function lead(
    from: Socket,
    to: Socket,
    pair: [Socket, Socket],
    fate: (answer: Buffer) => Fate = () => 'passes',
  ): void {
    let isSilent = false
    from.on('error', () => {})
    from.on('data', (bytes) => {
      const of = isSilent ? 'lost in silence' : fate(bytes)
      if (of === 'passes') to.write(bytes)
      if (of === 'lost') breakOff(pair)
      if (of === 'lost in silence' && !isSilent) {
        isSilent = true
        setTimeout(() => breakOff(pair), SILENCE_MS).unref()
      }
    })
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
    breakOff(everySocket())
    if (server.listening) await new Promise((resolve) => server.close(resolve))
  }

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
    async close() {
      await die()
      rmSync(host, { recursive: true, force: true })
    },
  }
}

const breakOff = (sockets: readonly Socket[]): void => {
  for (const socket of sockets) socket.destroy()
}
