import { type ClientActionFunctionArgs, type ClientLoaderFunctionArgs, data, redirect } from 'react-router'
import type { ActionArgs, LoaderArgs, PageProps } from '#app/common/page-args.ts'
import type { PageHandle } from '#app/common/page-handle.ts'
import { services } from '#app/common/services.ts'
import { problemText } from '#app/common/sign-in/sign-in-page-data.ts'
import { privateHeaders } from '#app/seeker/private-page.ts'
import { getJob, type JobDetail } from '#features/jobs/contract.ts'
import { getQuickResume } from '#features/resumes/contract/quick-resume.ts'
import { idOfSlug } from '#shared/slug.ts'
import { getApplicationForm } from '../../contract/applications.ts'
import { unanswered } from '../../web/apply/answers.ts'
import type { AppliedJob, ApplyData } from '../../web/apply/apply-data.ts'
import { ApplyPage } from '../../web/apply/apply-page.tsx'
import { applyPath, receiptPath } from '../../web/apply-address.ts'
import { sendApplication } from '../send-application.ts'

export const headers = privateHeaders

export const handle: PageHandle = { file: { field: 'file', kind: 'resume' } }

export async function loader({ params, url, context }: LoaderArgs<'slugId'>): Promise<ApplyData> {
  const { dispatch, viewer } = context.get(services)
  const { lang, slugId } = params
  const id = idOfSlug(slugId)
  if (id === null) throw data(null, { status: 404 })
  const job = await dispatch(getJob, { job_id: id }, viewer)
  if (job.slug_id !== slugId) throw redirect(applyPath(lang, job.slug_id) + url.search, 301)
  if (viewer.role !== 'seeker') {
    // The job's page says where its applications are taken, or why they are not.
    if (job.status !== 'open' || job.external_url !== null) throw redirect(pathOf(lang, job))
    const { resume } = await dispatch(getQuickResume, {}, viewer)
    return { kind: 'guest', job: appliedJob(job), resume }
  }
  const form = await dispatch(getApplicationForm, { id }, viewer)
  if (form.application_id !== null) throw redirect(receiptPath(lang, job.slug_id))
  const brought = url.searchParams.get('resume')
  return {
    ...{ kind: 'form', job: appliedJob(job), form, account: viewer.session?.accountId ?? '' },
    resume: form.resumes.some(({ id: own }) => own === brought) ? brought : null,
    problem: problemText(url.searchParams.get('refused'), viewer.language),
  }
}

const pathOf = (lang: string, { slug_id }: JobDetail): string => `/${lang}/job/${encodeURIComponent(slug_id)}`

const appliedJob = ({ id, slug_id, title, lang, company, recruiter }: JobDetail): AppliedJob => ({
  ...{ id, slug_id, title, lang, company },
  reader: recruiter?.name ?? company.name,
})

export async function action({ request, params, context }: ActionArgs<'slugId'>) {
  const id = idOfSlug(params.slugId)
  if (id === null) throw data(null, { status: 404 })
  const sent = await sendApplication(request, context.get(services), id)
  return sent === 'sent' ? redirect(receiptPath(params.lang, params.slugId), 303) : sent
}

export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs): Promise<ApplyData> {
  try {
    return await serverLoader<typeof loader>()
  } catch (failure) {
    if (failure instanceof TypeError) return { kind: 'unreachable' }
    throw failure
  }
}

/** Nobody knows whether a form without an answer arrived: it stays, and counts once however often it is sent. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const sent = await request.clone().formData()
  try {
    return await serverAction<typeof action>()
  } catch (failure) {
    // A refusal: the pages below load nothing again, which would fail as well.
    if (failure instanceof TypeError) return data(unanswered(sent), { status: 408 })
    throw failure
  }
}

export default function Apply({ loaderData, actionData }: PageProps<typeof loader, typeof clientAction>) {
  return <ApplyPage data={loaderData} answer={actionData ?? null} />
}
