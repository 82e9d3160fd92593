import { data, redirect } from 'react-router'
import type { ActionArgs, LoaderArgs, PageProps } from '#app/common/page-args.ts'
import type { PageHandle } from '#app/common/page-handle.ts'
import { readLists } from '#app/common/read-lists.ts'
import { type PageServices, services } from '#app/common/services.ts'
import { refuse, stepTo } from '#app/common/sign-in/answer-form.ts'
import { readForm, requestIn } from '#app/common/sign-in/read-form.ts'
import { privateHeaders } from '#app/seeker/private-page.ts'
import { getMe } from '#features/profiles/contract/profile.ts'
import { NamesContext } from '#features/profiles/web/profile/page-context.ts'
import { ProfileFrame } from '#features/profiles/web/profile/profile-frame.tsx'
import { listDrafts } from '../../contract/drafts.ts'
import {
  deleteResume,
  listResumes,
  previewResume,
  renameResume,
  sendResumeEmail,
  setAutoSendResume,
  uploadResume,
} from '../../contract/resumes.ts'
import { listVideoResumes } from '../../contract/video-resumes.ts'
import { DraftsSection } from '../../web/editor/drafts-section.tsx'
import { openedIn } from '../../web/manager/opened.ts'
import { ResumesPage } from '../../web/manager/resumes-page.tsx'
import { ResumesSide } from '../../web/manager/resumes-side.tsx'
import { VideoSection } from '../../web/video/video-section.tsx'

export const headers = privateHeaders

export const handle: PageHandle = { file: { field: 'file', kind: 'resume' } }

export async function loader({ url, context }: LoaderArgs) {
  const calls = context.get(services)
  const { dispatch, viewer } = calls
  const [profile, lists, attached, videos, drafts] = await Promise.all([
    dispatch(getMe, {}, viewer),
    readLists(['notice_period_lists', 'seeking_status_lists'], calls),
    dispatch(listResumes, {}, viewer),
    dispatch(listVideoResumes, {}, viewer),
    dispatch(listDrafts, {}, viewer),
  ])
  const opened = openedIn(url.searchParams)
  const isText = attached.resumes.some(
    ({ id, format }) => opened?.part === 'preview' && id === opened.id && format !== 'pdf',
  )
  const what = url.searchParams.get('done')
  return {
    profile,
    names: { lists, month: new Date().toISOString().slice(0, 7) },
    ...{ attached, videos, drafts },
    opened,
    lines: isText ? await linesOf(opened?.id ?? '', calls) : null,
    done: what === null ? null : { what, id: url.searchParams.get('id') },
  }
}

/** Null: it could not be read now. */
async function linesOf(id: string, { dispatch, viewer }: PageServices): Promise<readonly string[] | null> {
  return dispatch(previewResume, { id }, viewer).then(
    ({ lines }) => lines,
    () => null,
  )
}

const CONTRACTS = [uploadResume, renameResume, sendResumeEmail] as const

export async function action({ request, params: { lang }, context }: ActionArgs) {
  const { dispatch, viewer } = context.get(services)
  const form = await readForm(request, CONTRACTS, ['file'])
  const done = (what: string, id: string) =>
    redirect(`/${lang}/profile/resume?${new URLSearchParams({ done: what, id })}`, 303)
  const id = form.text('id')
  const replaced = form.text('resume_id')
  try {
    if (form.intent === 'rename') {
      await dispatch(renameResume, requestIn(form, renameResume), viewer)
      return done('renamed', id)
    }
    if (form.intent === 'auto-send') {
      await dispatch(setAutoSendResume, { resume_id: replaced }, viewer)
      return done(replaced === '' ? 'not_automatic' : 'set_automatic', replaced)
    }
    if (form.intent === 'delete') {
      await dispatch(deleteResume, { id }, viewer)
      return done('deleted', '')
    }
    if (form.intent === 'send') {
      await dispatch(sendResumeEmail, { email: form.text('email'), resume_id: id }, viewer)
      return done('sent', id)
    }
    if (form.text('upload_id') === '')
      return data(stepTo(replaced || 'upload', form, { errors: { file: 'empty' } }), { status: 422 })
    const { resume } = await dispatch(uploadResume, requestIn(form, uploadResume), viewer)
    return done(replaced === '' ? 'uploaded' : 'replaced', resume.id)
  } catch (caught) {
    return refuse(id || replaced || 'upload', form, caught)
  }
}

export default function ProfileResume({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
  const { profile, names, attached, videos, drafts, opened, lines, done } = loaderData
  return (
    <NamesContext value={names}>
      <ProfileFrame profile={profile} tab="resume" side={<ResumesSide />}>
        <ResumesPage {...attached} opened={opened} done={done} answer={actionData ?? null} lines={lines}>
          <div className="border-t border-line px-4 py-5 sm:px-8 sm:py-6">
            <DraftsSection drafts={drafts.drafts} most={drafts.most} mayCreate={drafts.may.create} />
          </div>
          <div className="border-t border-line px-4 py-5 sm:px-8 sm:py-6">
            <VideoSection videos={videos.video_resumes} mayAdd={videos.may.add} />
          </div>
        </ResumesPage>
      </ProfileFrame>
    </NamesContext>
  )
}
