import { data, redirectDocument } from 'react-router'
import type { ActionArgs, LoaderArgs, PageProps } from '#app/common/page-args.ts'
import type { PageHandle } from '#app/common/page-handle.ts'
import { services } from '#app/common/services.ts'
import { refuse, stepTo } from '#app/common/sign-in/answer-form.ts'
import { readForm, requestIn } from '#app/common/sign-in/read-form.ts'
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
  const form = await readForm(request, [uploadAvatar], ['avatar'])
  const page = `/${lang}/account/photo`
  try {
    if (form.intent === 'remove') {
      await dispatch(removeAvatar, {}, viewer)
      return redirectDocument(`${page}?done=removed`, 303)
    }
    if (form.text('upload_id') === '')
      return data(stepTo('photo', form, { errors: { avatar: 'empty' } }), { status: 422 })
    await dispatch(uploadAvatar, requestIn(form, uploadAvatar), viewer)
    return redirectDocument(`${page}?done=saved`, 303)
  } catch (caught) {
    return refuse('photo', form, caught)
  }
}

export default function AccountPhoto({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
  return <PhotoPage {...loaderData} answer={actionData ?? null} />
}
