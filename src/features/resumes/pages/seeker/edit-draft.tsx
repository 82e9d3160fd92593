import { data, redirect } from 'react-router'
import type { ActionArgs, LoaderArgs, PageProps } from '#app/common/page-args.ts'
import { refusalIn } from '#app/common/refusal.ts'
import { services } from '#app/common/services.ts'
import { privateHeaders } from '#app/seeker/private-page.ts'
import { getAvatar } from '#features/profiles/contract/avatar.ts'
import { generateResume } from '../../contract/draft-pages.ts'
import {
  createDraft,
  deleteDraft,
  getDraft,
  getProfileContent,
  renameDraft,
  restoreDraft,
  updateDraft,
} from '../../contract/drafts.ts'
import { revokeDocumentGrant } from '../../contract/ledger.ts'
import { createShare, listShares } from '../../contract/shares.ts'
import { edited } from '../../web/editor/draft-edits.ts'
import { type EditorAnswer, EditorPage } from '../../web/editor/editor-page.tsx'
import { withParts } from '../../web/editor/profile-panel.tsx'
import { typedIn } from '../draft-form.ts'

/** Its address is nobody else's business: it has the id of the draft. */
export const headers = privateHeaders

export async function loader({ url, params: { id }, context }: LoaderArgs<'id'>) {
  const { dispatch, viewer } = context.get(services)
  const [draft, { shares }, { avatar }, fresh] = await Promise.all([
    dispatch(getDraft, { id }, viewer),
    dispatch(listShares, { id }, viewer),
    dispatch(getAvatar, {}, viewer),
    url.searchParams.get('from') === 'profile' ? dispatch(getProfileContent, { id }, viewer) : null,
  ])
  const year = new Date().getUTCFullYear()
  return { draft, shares, hasPhoto: avatar !== null, year, fresh: fresh?.content ?? null }
}

const CHANGED_ELSEWHERE = 41227

export async function action({ request, params: { id, lang }, context }: ActionArgs<'id'>) {
  const { dispatch, viewer } = context.get(services)
  const form = await request.formData()
  const intent = textIn(form, 'intent')
  const here = `/${lang}/profile/resume/drafts/${id}`
  const answer = async (caught: unknown, more: EditorAnswer = {}) => {
    const { message, status } = await refusalIn(caught)
    const refused: EditorAnswer = { problem: message, ...more }
    return data(refused, { status })
  }
  try {
    if (intent === 'share') {
      const days = textIn(form, 'days')
      const asked = {
        id,
        days,
        has_contacts: form.has('has_contacts'),
        may_download: form.has('may_download'),
      }
      const { address } = await dispatch(createShare, asked, viewer)
      return data<EditorAnswer>({ address })
    }
    if (intent === 'unshare') {
      await dispatch(revokeDocumentGrant, { id: textIn(form, 'share') }, viewer)
      return redirect(here, 303)
    }
    if (intent === 'copy') {
      const copy = await dispatch(createDraft, { from: 'copy', copy_of: id }, viewer)
      return redirect(`/${lang}/profile/resume/drafts/${copy.id}`, 303)
    }
    if (intent === 'rename') {
      await dispatch(renameDraft, { id, name: textIn(form, 'name') }, viewer)
      return redirect(`/${lang}/profile/resume#drafts`, 303)
    }
    if (intent === 'delete') {
      await dispatch(deleteDraft, { id }, viewer)
      const deleted = new URLSearchParams({ draft_deleted: id, name: textIn(form, 'name') })
      return redirect(`/${lang}/profile/resume?${deleted}#drafts`, 303)
    }
    if (intent === 'restore') {
      await dispatch(restoreDraft, { id }, viewer)
      return redirect(`/${lang}/profile/resume#drafts`, 303)
    }
    if (intent === 'attach') {
      await dispatch(generateResume, { draft_id: id }, viewer)
      return redirect(`/${lang}/profile/resume`, 303)
    }
  } catch (caught) {
    return answer(caught)
  }
  const typed = typedIn(form)
  const version = textIn(form, 'version')
  try {
    const fresh = intent === 'take' ? await dispatch(getProfileContent, { id }, viewer) : null
    const parts = form.getAll('parts').filter((part) => typeof part === 'string')
    const content =
      fresh === null ? edited(typed.content, intent) : withParts(typed.content, fresh.content, parts)
    await dispatch(updateDraft, { id, version, content, setting: typed.setting }, viewer)
    return redirect(here, 303)
  } catch (caught) {
    // What was typed stays; sent again, it replaces the other version, which the message has told.
    const isOlder = caught instanceof Response && (await refusalIn(caught.clone())).code === CHANGED_ELSEWHERE
    const newest = isOlder ? (await dispatch(getDraft, { id }, viewer)).version : Number(version)
    return answer(caught, { typed, version: newest })
  }
}

function textIn(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

export default function EditDraft({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
  return <EditorPage key={loaderData.draft.id} {...loaderData} answer={actionData ?? null} />
}
