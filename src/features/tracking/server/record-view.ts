import type { Viewer } from '#shared/viewer.ts'
import type { ViewReport } from '../contract.ts'
import { deviceDigest } from './device-digest.ts'
import { dayOf, isCounted, type TrackingServices } from './tracking-services.ts'

/** The kinds of devices whose views count. */
const DEVICES: ReadonlySet<string> = new Set(['web', 'mobile_web', 'ios', 'android'])

/** Stores a view of a job. */
export function recordView(
  { buffer, quota, clock }: TrackingServices,
  request: ViewReport,
  viewer: Viewer,
): void {
  const device = deviceDigest(request.device_uuid)
  if (!isCounted(viewer) || device === null || !DEVICES.has(request.device ?? '')) return
  const day = dayOf(clock)
  const { job_id } = request
  if (!quota.take(viewer.address, `view ${job_id}`, day)) return
  buffer.add({ table: 'tracked_job_views', row: { day, job_id, device, country: viewer.country ?? '' } })
}
