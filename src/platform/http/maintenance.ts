import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '#shared/api-error.ts'
import { API_PREFIX } from '#shared/call-address.ts'
import type { Clock } from '../clock.ts'
import type { Db } from '../db/database.ts'
import { hashOfPass, type Maintenance, readMaintenance } from '../db/maintenance.ts'
import { cookiesOf } from './cookies.ts'

/**
 * Keeps visitors out while an operator says so (`bin/maintenance.js`), and lets an operator with a pass in. The switch is
 * a row of the database, so it holds for all processes of all machines; each looks at it once a second. While the
 * database does not answer, the last word counts: it may be the database that is being worked on.
 */
export interface MaintenanceGate {
  /** With what a request is refused now; null lets it in. */
  refusalFor(request: { headers: { cookie?: string | undefined } }): ApiError | null
  /** Whether anybody is kept out: what those with a pass see is for nobody else. */
  isClosed(): boolean
  stop(): void
}

const LOOK_MS = 1000
const LEAST_SECONDS = 60
const UNDER_MAINTENANCE = 50006
const PASS_COOKIE = 'joblane_maintenance_pass'
const PASS_SECONDS = 24 * 60 * 60

/** Resolves once the switch has been looked at, so that nothing is answered before it is known. */
export async function watchMaintenance(db: Db, clock: Clock): Promise<MaintenanceGate> {
  let known = await readMaintenance(db)
  let timer = setTimeout(look, LOOK_MS).unref()
  let isStopped = false

  async function look(): Promise<void> {
    known = await readMaintenance(db).catch(() => known)
    if (!isStopped) timer = setTimeout(look, LOOK_MS).unref()
  }

  return {
    isClosed: () => known !== null,
    refusalFor: ({ headers }) =>
      known === null || hasPass(headers.cookie, known) ? null : refusal(known, clock),
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}

/** Until when, as far as anybody knows; what takes longer than promised is asked for again every minute. */
function refusal({ expectedEnd }: Maintenance, clock: Clock): ApiError {
  const left = Math.ceil((expectedEnd.getTime() - clock.now().getTime()) / 1000)
  return new ApiError(UNDER_MAINTENANCE, { params: { seconds: Math.max(left, LEAST_SECONDS) } })
}

function hasPass(cookie: string | undefined, { passHash }: Maintenance): boolean {
  const pass = cookiesOf(cookie).get(PASS_COOKIE)
  return pass !== undefined && timingSafeEqual(hashOfPass(pass), passHash)
}

/**
 * Answered all the same: who watches over the site must see it live, and its screen needs styles, pictures and texts, as
 * do devices that have the site installed.
 */
const ALWAYS_OPEN = [
  /^\/(health|assets|files|icons|maintenance\/enter)\//,
  new RegExp(`^${API_PREFIX}/base/translations/`),
  /^\/(favicon\.ico|apple-touch-icon\.png|service-worker\.js)$/,
  /^\/[\w-]+\/manifest\.webmanifest$/,
]

/**
 * Refuses every request with 503, a call in the envelope. `/maintenance/enter/{pass}` hands the pass to the browser as a cookie and
 * leads home, whether or not the pass is right.
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
