import { data, redirect } from 'react-router'
import type { ActionArgs, LoaderArgs, PageProps } from '#app/common/page-args.ts'
import type { PageHandle } from '#app/common/page-handle.ts'
import { refusalIn } from '#app/common/refusal.ts'
import { type PageServices, services } from '#app/common/services.ts'
import { refuse, stepTo } from '#app/common/sign-in/answer-form.ts'
import { readForm } from '#app/common/sign-in/read-form.ts'
import { requestedRedirect } from '#app/common/sign-in/sign-in-page-data.ts'
import { isApplyingAddress } from '#shared/applying-address.ts'
import { getQuickResume, removeQuickResume, uploadQuickResume } from '../../contract/quick-resume.ts'
import { uploadResume } from '../../contract/resumes.ts'
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
  const back = requestedRedirect(url)
  // Whoever is about to apply sees there that the file comes along; what was read of it waits.
  const next = back !== null && isApplyingAddress(back) ? back : `/${lang}/quick-resume${url.search}`
  const form = await readForm(request, [uploadQuickResume], ['resume'])
  if (viewer.role === 'seeker') {
    const query = await attach(form.text('upload_id'), context.get(services))
    return redirect(`${back ?? `/${lang}/profile/resume`}${query}`, 303)
  }
  try {
    if (form.intent === 'delete') {
      await dispatch(removeQuickResume, {}, viewer)
      return redirect(next, 303)
    }
    const upload_id = form.text('upload_id')
    if (upload_id === '') return data(stepTo('read', form, { errors: { resume: 'empty' } }), { status: 422 })
    await dispatch(uploadQuickResume, { upload_id }, viewer)
    return redirect(next, 303)
  } catch (caught) {
    return refuse('read', form, caught)
  }
}

/** Somebody with an account gets a resume of their own; the page that they go on to says why not. */
async function attach(upload_id: string, { dispatch, viewer }: PageServices): Promise<string> {
  if (upload_id === '') return ''
  try {
    const { resume } = await dispatch(uploadResume, { upload_id }, viewer)
    return `?resume=${resume.id}`
  } catch (caught) {
    return `?refused=${(await refusalIn(caught)).code}`
  }
}

export default function QuickResumeRoute({
  loaderData,
  actionData,
}: PageProps<typeof loader, typeof action>) {
  return <QuickPage {...loaderData} answer={actionData ?? null} />
}
