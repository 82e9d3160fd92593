import type { z } from 'zod'
import { factsOf, isLanguage, type Language } from '#config/languages.ts'
import { MAX_DRAFT_NAME } from '#config/limits.ts'
import type { CompanyDirectory } from '#features/companies/server/door.ts'
import { ownProfile } from '#features/profiles/server/door.ts'
import { accountOf } from '#features/sessions/server/door.ts'
import type { Db } from '#platform/db/database.ts'
import { ApiError } from '#shared/api-error.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { createDraft as contract, DraftSummary } from '../../contract/drafts.ts'
import {
  type ResumeContent,
  type ResumeSetting,
  resumeContent,
  resumeSetting,
} from '../../contract/resume-content.ts'
import { contentFromProfile, settingFor } from '../making/content-from-profile.ts'
import { countCopy, findDraftRow, freeSlot, insertDraft, lockDrafts } from '../queries/drafts.ts'
import { type DraftStore, getDraft } from './drafts.ts'
import { presentDraft, summaryOf } from './present-draft.ts'

export type DraftDependencies = DraftStore & { directory: CompanyDirectory }

type Request = z.output<typeof contract.request>

interface NewDraft {
  name: string
  content: ResumeContent
  setting: ResumeSetting
}

/** Throws 41221 for a sixth draft, 41203 for a sixth copy of one, 41200 if there is none to copy. */
export async function createDraft(
  deps: DraftDependencies,
  request: Request,
  viewer: Viewer,
): Promise<DraftSummary> {
  const accountId = accountOf(viewer)
  const made = request.from === 'copy' ? null : await newDraft(deps, request, viewer)
  return deps.db.transaction().execute(async (transaction) => {
    if (!(await lockDrafts(transaction, accountId))) throw new ApiError(40005)
    const slot = await freeSlot(transaction, accountId)
    if (slot === null) throw new ApiError(41221)
    const draft = made ?? (await copied(transaction, { ...request, accountId }))
    const now = deps.clock.now()
    return summaryOf(await insertDraft(transaction, { ...draft, accountId, slot, now }))
  })
}

async function newDraft(
  deps: DraftDependencies,
  { from, language: asked, template, name }: Request,
  viewer: Viewer,
): Promise<NewDraft> {
  const language = asked ?? languageOf(viewer)
  const profile = await ownProfile(deps, { ...viewer, language })
  const full = contentFromProfile(profile, language)
  // Even an empty one has the name of its owner, which is no trouble to change.
  const content =
    from === 'profile' ? full : resumeContent.parse({ language, basics: { name: full.basics.name } })
  const setting = settingFor(profile.country ?? viewer.country, language)
  return {
    name: name || nameFor(full),
    content,
    setting: resumeSetting.parse({ ...setting, template: template ?? setting.template }),
  }
}

async function copied(
  transaction: Db,
  { copy_of: id, name, template, accountId }: Request & { accountId: string },
): Promise<NewDraft> {
  const row = id === '' ? null : await findDraftRow(transaction, { id, accountId })
  if (row === null) throw new ApiError(41200)
  if (!(await countCopy(transaction, row.id))) throw new ApiError(41203)
  const { content, setting, name: former } = presentDraft(row)
  return { name: name || former, content, setting: { ...setting, template: template ?? setting.template } }
}

/** What a draft would say if it were made now. */
export async function getProfileContent(
  deps: DraftDependencies,
  { id }: { id: string },
  viewer: Viewer,
): Promise<{ content: ResumeContent }> {
  const { content } = await getDraft(deps, { id }, viewer)
  const profile = await ownProfile(deps, { ...viewer, language: content.language })
  return { content: contentFromProfile(profile, content.language) }
}

const nameFor = ({ language, basics }: ResumeContent): string =>
  (basics.headline || basics.name || factsOf(language).name).slice(0, MAX_DRAFT_NAME)

const languageOf = ({ language }: Viewer): Language => (isLanguage(language) ? language : 'en')
