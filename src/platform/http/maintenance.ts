import { timingSafeEqual } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '#shared/api-error.ts'
import { API_PREFIX } from '#shared/call-address.ts'
import type { Clock } from '../clock.ts'
import type { Db } from '../db/database.ts'
import { hashOfPass, type Maintenance, readMaintenance } from '../db/maintenance.ts'
import { untilAnswered } from '../db/until-answered.ts'
import { cookiesOf } from './cookies.ts'

/**
 * Keeps visitors out while an operator says so (`bin/maintenance.js`), and admits an operator with a pass. The switch
 * is a database row, so it holds for all processes on all machines; each reads it once a second. While the database
 * does not answer, the last known state applies: the operator may be working on the database.
 */
export interface MaintenanceGate {
  /** The refusal for a request now; null admits it. */
  refusalFor(request: { headers: { cookie?: string | undefined } }): ApiError | null
  /** Whether the site is closed: pages shown to holders of a pass must not be cached for others. */
  isClosed(): boolean
  stop(): void
}

const LOOK_MS = 1000
const LEAST_SECONDS = 60
const UNDER_MAINTENANCE = 50006
const PASS_COOKIE = 'joblane_maintenance_pass'
const PASS_SECONDS = 24 * 60 * 60

/** Resolves once the switch has been read, so that no request is answered before. */
export async function watchMaintenance(db: Db, clock: Clock): Promise<MaintenanceGate> {
  let known = await untilAnswered(() => readMaintenance(db))
  const stopped = new AbortController()
  void follow()

  async function follow(): Promise<void> {
    const pause = { ref: false, signal: stopped.signal }
    while (await setTimeout(LOOK_MS, true, pause).catch(() => false))
      known = await readMaintenance(db).catch(() => known)
  }

  return {
    isClosed: () => known !== null,
    refusalFor: ({ headers }) =>
      known === null || hasPass(headers.cookie, known) ? null : refusal(known, clock),
    stop: () => stopped.abort(),
  }
}

/** The expected end. If maintenance takes longer than promised, clients retry every minute. */
function refusal({ expectedEnd }: Maintenance, clock: Clock): ApiError {
  const left = Math.ceil((expectedEnd.getTime() - clock.now().getTime()) / 1000)
  return new ApiError(UNDER_MAINTENANCE, { params: { seconds: Math.max(left, LEAST_SECONDS) } })
}

function hasPass(cookie: string | undefined, { passHash }: Maintenance): boolean {
  const pass = cookiesOf(cookie).get(PASS_COOKIE)
  return pass !== undefined && timingSafeEqual(hashOfPass(pass), passHash)
}

/**
 * Paths that still answer: health checks must see the site live, and the maintenance screen needs styles, pictures and
 * texts, as do devices that have the site installed.
 */
const ALWAYS_OPEN = [
  /^\/(health|assets|files|icons|maintenance\/enter)\//,
  new RegExp(`^${API_PREFIX}/base/translations/`),
  /^\/(favicon\.ico|apple-touch-icon\.png|service-worker\.js)$/,
  /^\/[\w-]+\/manifest\.webmanifest$/,
]

/**
 * Refuses every request with 503, a call in the envelope. `/maintenance/enter/{pass}` stores the pass as a cookie and
 * redirects home, whether or not the pass is right.
 */
export function mountMaintenance(app: FastifyInstance, gate: MaintenanceGate, origin: () => string): void {
  app.addHook('onRequest', async (request) => {
    const [path = ''] = request.url.split('?', 1)
    if (ALWAYS_OPEN.some((open) => open.test(path))) return
    const refusal = gate.refusalFor(request)
    if (refusal !== null) throw refusal
  })
  app.get<{ Params: { pass: string } }>('/maintenance/enter/:pass', async (request, reply) => {
    const cookie = `${PASS_COOKIE}=${encodeURIComponent(request.params.pass)}`
    if (gate.isClosed() && gate.refusalFor({ headers: { cookie } }) === null) {
      const secure = origin().startsWith('https:') ? '; Secure' : ''
      reply.header(
        'set-cookie',
        `${cookie}; Path=/; Max-Age=${PASS_SECONDS}; HttpOnly; SameSite=Lax${secure}`,
      )
    }
    return reply.header('cache-control', 'private, no-store').redirect('/', 302)
  })
}
