import { redirect, useActionData } from 'react-router'
import type { ActionArgs, LoaderArgs, PageProps } from '#app/common/page-args.ts'
import { refusalIn } from '#app/common/refusal.ts'
import { services } from '#app/common/services.ts'
import { readForm } from '#app/common/sign-in/read-form.ts'
import { currentMinute } from '#app/seeker/current-minute.ts'
import { privateHeaders } from '#app/seeker/private-page.ts'
import { answerInvitation } from '#features/applications/contract/candidates.ts'
import { countMyJobs, listInterested } from '../../contract/companies.ts'
import { InterestedPage } from '../../web/interested-page.tsx'

export const headers = privateHeaders

export async function loader({ context }: LoaderArgs) {
  const { dispatch, viewer } = context.get(services)
  const [counts, { companies }] = await Promise.all([
    dispatch(countMyJobs, {}, viewer),
    dispatch(listInterested, {}, viewer),
  ])
  return { counts, companies, now: currentMinute() }
}

export async function action({ request, url, context }: ActionArgs) {
  const { dispatch, viewer } = context.get(services)
  const form = await readForm(request, [], ['id'])
  const answer = form.intent === 'accept' || form.intent === 'decline' ? form.intent : 'undecided'
  try {
    await dispatch(answerInvitation, { id: form.text('id'), answer }, viewer)
    return redirect(url.pathname, 303)
  } catch (caught) {
    return { problem: (await refusalIn(caught)).message }
  }
}

export default function Interested({ loaderData }: PageProps<typeof loader>) {
  const problem = useActionData<{ problem: string }>()?.problem ?? null
  return <InterestedPage {...loaderData} problem={problem} />
}
