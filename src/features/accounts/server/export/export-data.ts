import { isLanguage, type Language } from '#config/languages.ts'
import { DEFAULT_SITE } from '#config/site.ts'
import { takeShared } from '#platform/shared-limits.ts'
import type { ResponseOf } from '#shared/contract.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { exportData as contract } from '../../contract/export.ts'
import { tellOwner } from '../account-event.ts'
import type { AccountsWorld } from '../accounts-world.ts'
import { readPersonalData } from '../queries/export.ts'
import { requireRecentProof } from '../recent-proof.ts'
import { ownAccount } from '../settings/own-account.ts'
import { README_TEXTS } from './readme-texts.ts'

const EXPORTS_PER_DAY = 5

/**
 * All of somebody's data, read at one moment. A file that may be stolen asks for a recent proof like anything dangerous.
 * Throws 41058, 40006.
 */
export async function exportData(world: AccountsWorld, viewer: Viewer): Promise<ResponseOf<typeof contract>> {
  const accountId = requireRecentProof(viewer, world.clock)
  const { db, clock } = world
  await takeShared(db, clock, { name: 'export', of: accountId, calls: EXPORTS_PER_DAY, seconds: 24 * 3600 })
  await tellOwner(world, viewer, accountId, 'data-exported')
  const data = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (snapshot) => {
      const { email, phone } = await ownAccount({ db: snapshot }, accountId)
      const addresses = [email, phone].filter((address) => address !== null).map((a) => a.toLowerCase())
      return readPersonalData(snapshot, { id: accountId, addresses })
    })
  const madeAt = clock.now().toISOString()
  const filled = data.filter(({ rows }) => rows.length > 0)
  const language = isLanguage(viewer.language) ? viewer.language : 'en'
  return {
    name: `${DEFAULT_SITE.name.toLowerCase().replaceAll(/[^a-z\d]+/g, '-')}-data-${madeAt.slice(0, 10)}`,
    made_at: madeAt,
    files: [
      {
        name: 'README.txt',
        content: readMe(
          language,
          madeAt,
          filled.map(({ file }) => file),
        ),
      },
      ...filled.map(({ file, rows }) => ({
        name: `${file}.json`,
        content: `${JSON.stringify(rows, null, 2)}\n`,
      })),
    ],
  }
}

/** Which files there are and what they hold, in the person's language; a mark makes old programs read it right. */
function readMe(language: Language, madeAt: string, files: readonly string[]): string {
  const { title, text, files: lines } = README_TEXTS[language]
  const listed = Object.entries(lines).filter(([file]) => files.includes(file))
  return [
    `\uFEFF${title.replace('{site}', DEFAULT_SITE.name)}`,
    madeAt,
    '',
    text,
    '',
    ...listed.map(([file, line]) => `${file}.json: ${line}`),
    '',
  ].join('\r\n')
}
