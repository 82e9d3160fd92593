import { PROFILE_VIEWS_SHOWN } from '#config/limits.ts'
import { accountOf } from '#features/sessions/server/door.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { type Blocks, hiddenFrom } from '#shared/blocks.ts'
import type { ResponseOf } from '#shared/contract.ts'
import { later } from '#shared/later.ts'
import { slugId } from '#shared/slug.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { listProfileViews as contract } from '../../contract/seen-profile.ts'
import { countViews, listViews } from '../queries/profile-views.ts'

const RECENT_SECONDS = 30 * 24 * 3600

/** The ledger of who has opened the profile, for its owner; without the companies that they have blocked. */
export async function listProfileViews(
  { db, clock, blocks }: { db: Db; clock: Clock; blocks: Blocks },
  viewer: Viewer,
): Promise<ResponseOf<typeof contract>> {
  const whose = { accountId: accountOf(viewer), hidden: await hiddenFrom(blocks, viewer) }
  const [views, recently] = await Promise.all([
    listViews(db, whose, PROFILE_VIEWS_SHOWN),
    countViews(db, whose, later(clock.now(), -RECENT_SECONDS)),
  ])
  return {
    views: views.map(({ company_id: id, company_name: name, viewed_at, ...saw }) => ({
      company: { id, slug_id: slugId(name, id, 'company'), name },
      ...saw,
      viewed_at: viewed_at.toISOString(),
    })),
    recently,
  }
}
