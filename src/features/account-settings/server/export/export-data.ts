import { isLanguage } from '#config/languages.ts'
import type { PersonalData } from '#config/personal-data.ts'
import { DEFAULT_SITE } from '#config/site.ts'
import { type AccountDependencies, ownAccount, recordAccountEvent } from '#features/accounts/server/door.ts'
import { notify } from '#features/notifications/server/door.ts'
import { requireRecentProof } from '#features/sessions/server/door.ts'
import type { Db } from '#platform/db/database.ts'
import { takeShared } from '#platform/shared-limits.ts'
import type { PrivateFiles } from '#platform/storage/private-files.ts'
import type { ResponseOf } from '#shared/contract.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { exportData as contract } from '../../contract/export.ts'
import { readPersonalData } from '../queries/export.ts'
import { filesOf } from './files-of-account.ts'
import { writeReadMe } from './write-readme.ts'

const EXPORTS_PER_DAY = 5

/** Encrypted data of another room, for the export: its decrypted rows replace those of `file`. */
export interface DecryptedData {
  file: string
  read: (db: Db, accountId: string) => Promise<unknown[]>
}

export interface ExportDependencies extends AccountDependencies {
  /** The tables of all rooms. */
  personalData: readonly PersonalData[]
  decryptedData: readonly DecryptedData[]
  privateFiles: PrivateFiles
}

/**
 * Exports all data of an account at one moment. It requires a recent proof, since a thief with the session could take
 * the data. Throws 41058, 40006.
 */
export async function exportData(
  deps: ExportDependencies,
  viewer: Viewer,
): Promise<ResponseOf<typeof contract>> {
  const accountId = await requireRecentProof(deps, viewer)
  const { db, clock, personalData, decryptedData } = deps
  await takeShared(db, clock, { name: 'export', of: accountId, calls: EXPORTS_PER_DAY, seconds: 24 * 3600 })
  await recordAccountEvent(deps, viewer, accountId, 'data-exported')
  const data = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (snapshot) => {
      const { email, email_verified_at, phone, phone_verified_at } = await ownAccount(
        { db: snapshot },
        accountId,
      )
      // Messages to an unproven address may belong to a stranger.
      const proven = [email_verified_at && email, phone_verified_at && phone]
      const addresses = proven.filter((address) => address !== null).map((a) => a.toLowerCase())
      const decrypted = new Map<string, unknown[]>()
      for (const { file, read } of decryptedData) decrypted.set(file, await read(snapshot, accountId))
      const kept = await readPersonalData(snapshot, personalData, { id: accountId, addresses })
      return kept.map(({ file, rows }) => ({ file, rows: decrypted.get(file) ?? rows }))
    })
  await db
    .transaction()
    .execute((transaction) =>
      notify({ ...deps, db: transaction }, [
        { accountId, kind: 'export-ready', userAgent: viewer.browser?.userAgent },
      ]),
    )
  const madeAt = clock.now().toISOString()
  const filled = data.filter(({ rows }) => rows.length > 0)
  const language = isLanguage(viewer.language) ? viewer.language : 'en'
  return {
    name: `${DEFAULT_SITE.name.toLowerCase().replaceAll(/[^a-z\d]+/g, '-')}-data-${madeAt.slice(0, 10)}`,
    made_at: madeAt,
    files: [
      {
        name: 'README.txt',
        content: writeReadMe(
          language,
          madeAt,
          filled.map(({ file }) => file),
        ),
      },
      ...filled.map(({ file, rows }) => ({
        name: `${file}.json`,
        content: `${JSON.stringify(rows, null, 2)}\n`,
      })),
      ...(await filesOf(deps, accountId)),
    ],
  }
}
