import { data, redirectDocument } from 'react-router'
import type { ActionArgs, LoaderArgs, PageProps } from '#app/common/page-args.ts'
import type { PageHandle } from '#app/common/page-handle.ts'
import { services } from '#app/common/services.ts'
import { refuse, textIn } from '#app/common/sign-in/answer-form.ts'
import { privateHeaders } from '#app/seeker/private-page.ts'
import { getAvatar, removeAvatar, uploadAvatar } from '../../contract/avatar.ts'
import { PhotoPage } from '../../web/photo-page.tsx'

export const headers = privateHeaders

export const handle: PageHandle = { file: { field: 'avatar', kind: 'avatar' } }

export async function loader({ url, context }: LoaderArgs) {
  const { dispatch, viewer } = context.get(services)
  const { avatar_large } = await dispatch(getAvatar, {}, viewer)
  const done = (['saved', 'removed'] as const).find((known) => known === url.searchParams.get('done'))
  return { photo: avatar_large, done: done ?? null }
}

/** A document of its own afterwards: the header shows the picture. */
export async function action({ request, params: { lang }, context }: ActionArgs) {
  const { dispatch, viewer } = context.get(services)
  const form = await request.formData()
  const page = `/${lang}/account/photo`
  try {
    if (textIn(form, 'intent') === 'remove') {
      await dispatch(removeAvatar, {}, viewer)
      return redirectDocument(`${page}?done=removed`, 303)
    }
    const upload_id = textIn(form, 'upload_id')
    if (upload_id === '')
      return data({ step: 'photo', values: {}, problem: null, errors: { avatar: 'empty' } }, { status: 422 })
    const { crop_size, crop_x, crop_y } = Object.fromEntries(form)
    const crop = form.has('crop_size') ? { crop_size, crop_x, crop_y } : {}
    await dispatch(uploadAvatar, { upload_id, ...crop }, viewer)
    return redirectDocument(`${page}?done=saved`, 303)
  } catch (caught) {
    return refuse('photo', form, caught)
  }
}

export default function AccountPhoto({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
  return <PhotoPage {...loaderData} answer={actionData ?? null} />
}
