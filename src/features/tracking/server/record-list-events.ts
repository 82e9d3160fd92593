import type { Viewer } from '#shared/viewer.ts'
import type { ListEvent } from '../contract.ts'
import { deviceDigest } from './device-digest.ts'
import { dayOf, isCounted, type TrackingServices } from './tracking-services.ts'

/** Older reports are not useful for today's counts; neither are reports of a clock that runs ahead. */
const LONGEST_WAIT_SECONDS = 3 * 86_400
const LARGEST_LEAD_SECONDS = 86_400

/** Stores which cards were seen or chosen; the same card of the same query counts once per device. */
export function recordListEvents(
  { buffer, quota, clock }: TrackingServices,
  kind: 'expose' | 'click',
  events: readonly ListEvent[],
  viewer: Viewer,
): void {
  if (!isCounted(viewer)) return
  const now = clock.now()
  const country = viewer.country ?? ''
  for (const event of events) {
    const device = deviceDigest(event.device_uuid)
    if (!event.job_id || !event.query_id || device === null || !isOfToday(event, now)) continue
    if (!quota.takeEvent(viewer.address, dayOf(clock))) return
    buffer.add({
      table: 'tracked_list_events',
      row: {
        at: now,
        kind,
        query_id: event.query_id,
        job_id: event.job_id,
        device,
        country,
        device_kind: event.device ?? '',
        scene: event.scene ?? '',
        reco_from: event.reco_from ?? '',
        position: event.index ?? 0,
        page_num: event.page_num ?? 1,
      },
    })
  }
}

function isOfToday({ timestamp }: ListEvent, now: Date): boolean {
  if (timestamp === undefined) return true
  const age = now.getTime() / 1000 - timestamp
  return age < LONGEST_WAIT_SECONDS && age > -LARGEST_LEAD_SECONDS
}
