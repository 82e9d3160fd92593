import { nameOf, titleById } from '#config/taxonomy/taxonomy.ts'
import type { Viewer } from '#shared/viewer.ts'
import { hotTitles } from './queries/shown.ts'
import type { TrackingServices } from './tracking-services.ts'

const SIZE = 10

/** The most viewed titles in the viewer's country, in their language. */
export async function listHotTitles(
  { db }: TrackingServices,
  { size = SIZE }: { size?: number | undefined },
  viewer: Viewer,
) {
  const ids = await hotTitles(db, viewer.country ?? '', size)
  return {
    job_titles: ids.flatMap((id) => {
      const value = nameOf('title', id, viewer.language)
      return value === undefined ? [] : { id, key: `${titleById(id)?.key ?? ''}-${id}`, value }
    }),
  }
}
