import { hashOfToken } from '#features/sessions/server/door.ts'
import { ApiError } from '#shared/api-error.ts'
import type { ResponseOf } from '#shared/contract.ts'
import { requireAllowed } from '#shared/verdict.ts'
import type * as contract from '../../contract/shares.ts'
import { presentDraft } from '../drafts/present-draft.ts'
import { type PrintDependencies, printedDraft } from '../drafts/printed-draft.ts'
import { grantState } from '../ledger/grant-state.ts'
import { recordOpening } from '../ledger/open-document.ts'
import type { ResumeDocument } from '../making/resume-maker.ts'
import { mayOpenDocument } from '../policy.ts'
import { findDraftRow } from '../queries/drafts.ts'
import { type FoundShare, findShare } from '../queries/shares.ts'
import { textOfResume } from './text-of-resume.ts'

interface Token {
  token: string
}

/** Pages beyond are in the PDF alone. */
const MOST_PAGES = 5

/** Throws 40004 for an unknown token, 41229 if the link has ended, 41209 if the draft is deleted. Writes nothing. */
export async function lookAtShare(
  { db, clock }: Pick<PrintDependencies, 'db' | 'clock'>,
  { token }: Token,
): Promise<ResponseOf<typeof contract.lookAtShare>> {
  const share = await foundShare({ db, clock }, token)
  const row = await findDraftRow(db, { id: share.draft_id, accountId: share.account_id })
  const state = grantState({ ...share, reason: 'share-link' }, row === null, clock.now())
  requireAllowed(
    mayOpenDocument(state, { isMeant: true, isBlocked: false, isOwnerAway: share.is_owner_away }),
  )
  return { expires_at: expiryOf(share) }
}

/** Also throws 40006 if too many others wait: then the opening is not written. */
export async function openShare(
  deps: PrintDependencies,
  { token }: Token,
): Promise<ResponseOf<typeof contract.openShare>> {
  const share = await foundShare(deps, token)
  await lookAtShare(deps, { token })
  const document = await sharedDocument(deps, share)
  const { content, setting } = document
  const first = await deps.maker.makePage(document, 1)
  const svgs = [first.svg]
  for (let page = 2; page <= Math.min(first.pages, MOST_PAGES); page++)
    svgs.push((await deps.maker.makePage(document, page)).svg)
  await recordOpening(deps, share.grant_id)
  return {
    name: content.basics.name,
    language: content.language,
    paper: setting.paper,
    pages: svgs,
    text: textOfResume(document),
    may_download: share.may_download,
    expires_at: expiryOf(share),
  }
}

/** Throws 40005 if its owner does not allow it. */
export async function downloadShare(
  deps: PrintDependencies,
  { token }: Token,
): Promise<ResponseOf<typeof contract.downloadShare>> {
  const share = await foundShare(deps, token)
  await lookAtShare(deps, { token })
  if (!share.may_download) throw new ApiError(40005)
  const document = await sharedDocument(deps, share)
  const { pdf } = await deps.maker.makePdf(document)
  await recordOpening(deps, share.grant_id)
  return { filename: `${document.content.basics.name || 'resume'}.pdf`, pdf: pdf.toString('base64') }
}

async function foundShare(
  { db, clock }: Pick<PrintDependencies, 'db' | 'clock'>,
  token: string,
): Promise<FoundShare> {
  const share = await findShare(db, hashOfToken(token), clock.now())
  if (share === null) throw new ApiError(40004)
  return share
}

/** The draft as it is saved now, with contacts only if the link has them. */
async function sharedDocument(
  deps: PrintDependencies,
  { draft_id: id, account_id: accountId, has_contacts }: FoundShare,
): Promise<ResumeDocument> {
  const row = await findDraftRow(deps.db, { id, accountId })
  if (row === null) throw new ApiError(41209)
  const { content, setting } = presentDraft(row)
  const shown = { ...setting, has_contacts: setting.has_contacts && has_contacts }
  return printedDraft(deps, accountId, { content, setting: shown })
}

function expiryOf({ expires_at }: FoundShare): string {
  if (expires_at === null) throw new Error('A link has an end')
  return expires_at.toISOString()
}
