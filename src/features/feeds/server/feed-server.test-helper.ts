import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { addSource } from './manage-sources.ts'
import { type FeedDependencies, type Outcome, type RunOptions, runSource } from './run-source.ts'

export interface FeedServer {
  /**
   * Its address, under a name that only `deps` can resolve: in these tests, this machine's loopback counts as public.
   */
  url: string
  deps: FeedDependencies
  answerWith(listener: RequestListener): void
  serve(body: string | Buffer): void
  /** Adds a source that is read from `url`. */
  add(name: string): Promise<boolean>
  run(name: string, options?: Partial<RunOptions>): Promise<Outcome>
}

/** A server that provides feeds, and answers as a test needs. */
export async function feedServer(db: Db, clock: Clock): Promise<FeedServer> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'joblane-feeds-'))
  let answer: RequestListener = () => {}
  const server = createServer((request, response) => answer(request, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterAll(() => {
    server.closeAllConnections()
    server.close()
    rmSync(dataFolder, { recursive: true, force: true })
  })
  const bound = server.address()
  const url = `http://feeds.example:${typeof bound === 'object' ? bound?.port : 0}/jobs.xml`
  const deps: FeedDependencies = {
    db,
    clock,
    dataFolder,
    addresses: {
      resolve: async () => ['127.0.0.1'],
      mayConnect: (address) => address === '127.0.0.1',
    },
  }
  const never = new AbortController().signal
  const settings = { url, format: null, company: 'Northwind', mapping: null, everyMinutes: 60 }
  return {
    url,
    deps,
    answerWith: (listener) => (answer = listener),
    serve: (body) => (answer = (_, response) => response.end(body)),
    add: (name) => addSource(db, clock, { name, ...settings }),
    run: (name, options) => runSource(deps, name, { signal: never, ...options }),
  }
}
