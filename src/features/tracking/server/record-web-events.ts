import type { Viewer } from '#shared/viewer.ts'
import type { WebEvent } from '../contract.ts'
import { deviceDigest } from './device-digest.ts'
import { dayOf, isCounted, type TrackingServices } from './tracking-services.ts'

/** A time that is farther off than this is ignored. */
const A_YEAR_MS = 366 * 86_400_000

/** Stores named events. */
export function recordWebEvents(
  { buffer, quota, clock }: TrackingServices,
  events: readonly WebEvent[],
  viewer: Viewer,
): void {
  if (!isCounted(viewer)) return
  const now = clock.now()
  for (const event of events) {
    const device = deviceDigest(event.device_id)
    const happened = Date.parse(`${event.event_time?.replace(' ', 'T')}Z`)
    if (device === null || !event.name || !(Math.abs(happened - now.getTime()) < A_YEAR_MS)) continue
    if (!quota.takeEvent(viewer.address, dayOf(clock))) return
    buffer.add({
      table: 'tracked_web_events',
      row: {
        at: now,
        event_at: new Date(happened).toISOString().slice(0, 19),
        name: event.name,
        scene: event.scene ?? '',
        device,
        device_type: event.device_type ?? '',
        device_name: event.device_name ?? '',
        params: { ...event.params },
      },
    })
  }
}
