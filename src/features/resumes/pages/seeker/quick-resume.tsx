import { data, redirect } from 'react-router'
import type { ActionArgs, LoaderArgs, PageProps } from '#app/common/page-args.ts'
import type { PageHandle } from '#app/common/page-handle.ts'
import { services } from '#app/common/services.ts'
import { refuse, stepTo } from '#app/common/sign-in/answer-form.ts'
import { readForm } from '#app/common/sign-in/read-form.ts'
import { requestedRedirect } from '#app/common/sign-in/sign-in-page-data.ts'
import { getQuickResume, removeQuickResume, uploadQuickResume } from '../../contract/quick-resume.ts'
import { QuickPage } from '../../web/quick/quick-page.tsx'

export const handle: PageHandle = { file: { field: 'resume', kind: 'quick-resume' } }

/** Somebody with an account has resumes of their own. */
export async function loader({ url, params: { lang }, context }: LoaderArgs) {
  const { dispatch, viewer } = context.get(services)
  const back = requestedRedirect(url)
  if (viewer.role === 'seeker') throw redirect(back ?? `/${lang}/profile/resume`)
  return { ...(await dispatch(getQuickResume, {}, viewer)), back }
}

export async function action({ request, url, params: { lang }, context }: ActionArgs) {
  const { dispatch, viewer } = context.get(services)
  const here = `/${lang}/quick-resume${url.search}`
  if (viewer.role === 'seeker') return redirect(`/${lang}/profile/resume`, 303)
  const form = await readForm(request, [uploadQuickResume], ['resume'])
  try {
    if (form.intent === 'delete') {
      await dispatch(removeQuickResume, {}, viewer)
      return redirect(here, 303)
    }
    const upload_id = form.text('upload_id')
    if (upload_id === '') return data(stepTo('read', form, { errors: { resume: 'empty' } }), { status: 422 })
    await dispatch(uploadQuickResume, { upload_id }, viewer)
    return redirect(here, 303)
  } catch (caught) {
    return refuse('read', form, caught)
  }
}

export default function QuickResumeRoute({
  loaderData,
  actionData,
}: PageProps<typeof loader, typeof action>) {
  return <QuickPage {...loaderData} answer={actionData ?? null} />
}
