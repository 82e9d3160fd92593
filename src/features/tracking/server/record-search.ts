import { titleById } from '#config/taxonomy/taxonomy.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { SearchReport } from '../contract.ts'
import { deviceDigest } from './device-digest.ts'
import { publicQuery } from './public-query.ts'
import { dayOf, isCounted, type TrackingServices } from './tracking-services.ts'

/** Stores a search, unless it may never be shown. */
export function recordSearch(
  { buffer, quota, clock }: TrackingServices,
  request: SearchReport,
  viewer: Viewer,
): void {
  const device = deviceDigest(request.device_uuid)
  const query = publicQuery(request.query ?? '', viewer.language)
  if (!isCounted(viewer) || device === null || query === null) return
  const day = dayOf(clock)
  if (!quota.take(viewer.address, `search ${query}`, day)) return
  const title = titleById(request.job_title_id ?? 0)
  const row = { day, country: viewer.country ?? '', lang: viewer.language, query, device }
  buffer.add({ table: 'tracked_searches', row: { ...row, title_id: title?.id ?? null } })
}
