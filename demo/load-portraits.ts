import type { Db } from '#platform/db/database.ts'
import type { PrivateFiles } from '#platform/storage/private-files.ts'
import { storeFile } from '#platform/storage/store-file.ts'
import { drawPortrait, type Portrait } from './drawings/draw-portrait.ts'

/** Edges in pixels, as those of a photo that somebody uploads. */
const [LARGE, SMALL] = [512, 96]

/** Draws the photo of somebody of the cast and stores it as theirs. Call it in a transaction. */
export async function insertPortrait(
  { db, privateFiles, now }: { db: Db; privateFiles: PrivateFiles; now: Date },
  accountId: string,
  portrait: Portrait,
): Promise<void> {
  // Loaded only where a cast is made: a start that finds one needs no pictures.
  const { default: sharp } = await import('sharp')
  const drawing = sharp(Buffer.from(drawPortrait(portrait)))
  const store = async (edge: number, kind: string) =>
    storeFile({ db, clock: { now: () => now }, privateFiles }, accountId, {
      ...{ kind, filename: 'portrait.webp', format: 'webp', scannedAt: null },
      bytes: await drawing.clone().resize(edge).webp().toBuffer(),
    })
  await db
    .insertInto('avatars')
    .values({
      account_id: accountId,
      large_file_id: await store(LARGE, 'avatar'),
      small_file_id: await store(SMALL, 'avatar-small'),
    })
    .execute()
}
