import { data, redirect } from 'react-router'
import type { ActionArgs, LoaderArgs, PageProps } from '#app/common/page-args.ts'
import type { PageHandle } from '#app/common/page-handle.ts'
import { services } from '#app/common/services.ts'
import { refuse, stepTo } from '#app/common/sign-in/answer-form.ts'
import { readForm } from '#app/common/sign-in/read-form.ts'
import { privateHeaders } from '#app/seeker/private-page.ts'
import { deleteVideoResume, listVideoResumes, uploadVideoResume } from '../../contract/video-resumes.ts'
import { VideosPage } from '../../web/video/videos-page.tsx'
import { afterVideoChange } from '../after-video-change.ts'

export const headers = privateHeaders

export const handle: PageHandle = { file: { field: 'video_resume', kind: 'video-resume' } }

export async function loader({ context }: LoaderArgs) {
  const { dispatch, viewer } = context.get(services)
  const { video_resumes: videos, may } = await dispatch(listVideoResumes, {}, viewer)
  return { videos, mayAdd: may.add }
}

export async function action({ request, params: { lang }, context }: ActionArgs) {
  const { dispatch, viewer } = context.get(services)
  const form = await readForm(request, [uploadVideoResume], ['video_resume', 'id'])
  try {
    if (form.intent === 'delete') {
      await dispatch(deleteVideoResume, { id: form.text('id') }, viewer)
      return redirect(afterVideoChange(lang, 'deleted'), 303)
    }
    const upload_id = form.text('upload_id')
    if (upload_id === '')
      return data(stepTo('add', form, { errors: { video_resume: 'empty' } }), { status: 422 })
    await dispatch(uploadVideoResume, { upload_id }, viewer)
    return redirect(afterVideoChange(lang, 'added'), 303)
  } catch (caught) {
    return refuse('add', form, caught)
  }
}

export default function ResumeVideos({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
  return <VideosPage {...loaderData} answer={actionData ?? null} />
}
