import { ACCOUNT_EVENTS, type AccountDependencies, listEvents } from '#features/accounts/server/door.ts'
import type { ResponseOf } from '#shared/contract.ts'
import { isAllowed } from '#shared/verdict.ts'
import type { Viewer } from '#shared/viewer.ts'
import type {
  listDevices as devicesContract,
  listAccountEvents as eventsContract,
} from '../../contract/devices.ts'
import { mayWithSession } from '../policy.ts'
import { listSessions } from '../queries/devices.ts'
import { sessionOf } from '../recent-proof.ts'
import { describeAgent } from './describe-agent.ts'

type Dependencies = Pick<AccountDependencies, 'db' | 'clock'>

export async function listDevices(
  { db, clock }: Dependencies,
  viewer: Viewer,
): Promise<ResponseOf<typeof devicesContract>> {
  const { id: here, accountId } = sessionOf(viewer)
  const sessions = await listSessions(db, accountId, clock.now())
  const devices = sessions.map((session) => {
    const { id, site, granted_by, user_agent, country, address, created_at, last_seen_at } = session
    return {
      ...{ id, site, granted_by, country, address },
      ...describeAgent(user_agent),
      is_this: id === here,
      signed_in_at: created_at.toISOString(),
      last_seen_at: last_seen_at.toISOString(),
      may: { end: isAllowed(mayWithSession(accountId, session).end) },
    }
  })
  return {
    devices: [...devices.filter(({ is_this }) => is_this), ...devices.filter(({ is_this }) => !is_this)],
  }
}

const EVENTS_SHOWN = 50

export async function listAccountEvents(
  { db }: Dependencies,
  viewer: Viewer,
): Promise<ResponseOf<typeof eventsContract>> {
  const noted = await listEvents(db, sessionOf(viewer).accountId, EVENTS_SHOWN)
  const events = noted.flatMap(({ event: name, at, user_agent, address }) => {
    // Another version of the site may have written an event for which this version has no text.
    const event = ACCOUNT_EVENTS.find((known) => known === name)
    return event === undefined ? [] : [{ event, at: at.toISOString(), address, ...describeAgent(user_agent) }]
  })
  return { events }
}
