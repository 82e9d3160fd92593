import { data, redirect } from 'react-router'
import type { ActionArgs, LoaderArgs } from '#app/common/page-args.ts'
import { services } from '#app/common/services.ts'
import { refuse, stepTo } from '#app/common/sign-in/answer-form.ts'
import { readForm } from '#app/common/sign-in/read-form.ts'
import {
  listVideoResumes,
  removeVideoPart,
  uploadVideoCaptions,
  uploadVideoCover,
} from '../contract/video-resumes.ts'
import { afterVideoChange } from './after-video-change.ts'

type Part = 'cover' | 'captions'

/** The video of the page's address. */
export async function loadVideo({ params: { id }, context }: LoaderArgs<'id'>) {
  const { dispatch, viewer } = context.get(services)
  const { video_resumes } = await dispatch(listVideoResumes, {}, viewer)
  const video = video_resumes.find(({ video_resume_id }) => video_resume_id === id)
  if (video === undefined) throw data(null, { status: 404 })
  return { video }
}

/** Answers the forms of a page that adds or removes a part of a video. */
export async function changeVideoPart(
  { request, params: { lang, id }, context }: ActionArgs<'id'>,
  part: Part,
) {
  const { dispatch, viewer } = context.get(services)
  const field = `video_${part}`
  const form = await readForm(request, [uploadVideoCover], [field])
  try {
    if (form.intent === 'remove') {
      await dispatch(removeVideoPart, { id, part }, viewer)
      return redirect(afterVideoChange(lang, `${part}_removed`), 303)
    }
    const upload_id = form.text('upload_id')
    if (upload_id === '') return data(stepTo(part, form, { errors: { [field]: 'empty' } }), { status: 422 })
    if (part === 'cover') await dispatch(uploadVideoCover, { upload_id, video_resume_id: id }, viewer)
    else await dispatch(uploadVideoCaptions, { upload_id, id }, viewer)
    return redirect(afterVideoChange(lang, `${part}_saved`), 303)
  } catch (caught) {
    return refuse(part, form, caught)
  }
}
