import type { Viewer } from '#shared/contract.ts'
import type { WebEvent } from '../contract.ts'
import { deviceDigest } from './device-digest.ts'
import { isCounted, type TrackingServices } from './tracking-services.ts'

/** Notes named events. */
export function recordWebEvents(
  { buffer, clock }: TrackingServices,
  events: readonly WebEvent[],
  viewer: Viewer,
): void {
  if (!isCounted(viewer)) return
  for (const event of events) {
    const device = deviceDigest(event.device_id)
    const happened = Date.parse(`${event.event_time?.replace(' ', 'T')}Z`)
    if (device === null || !event.name || Number.isNaN(happened)) continue
    buffer.add({
      table: 'tracked_web_events',
      row: {
        at: clock.now(),
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
