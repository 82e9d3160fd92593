import { photoOf } from '#features/profiles/server/door.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { PrivateFiles } from '#platform/storage/private-files.ts'
import { TEMPLATES_WITH_PHOTO } from '../../contract/resume-choices.ts'
import type { ResumeContent, ResumeSetting } from '../../contract/resume-content.ts'
import type { ResumeDocument, ResumeMaker } from '../making/resume-maker.ts'

export interface PrintDependencies {
  db: Db
  clock: Clock
  privateFiles: PrivateFiles
  maker: ResumeMaker
}

/** A draft to print, with the photo of its owner if it is printed. */
export async function printedDraft(
  deps: PrintDependencies,
  accountId: string,
  { content, setting }: { content: ResumeContent; setting: ResumeSetting },
): Promise<ResumeDocument> {
  const hasPhoto = setting.has_photo && TEMPLATES_WITH_PHOTO.includes(setting.template)
  return {
    content,
    setting,
    photo: hasPhoto ? await photoOf(deps, accountId) : null,
    today: deps.clock.now().toISOString().slice(0, 10),
  }
}
