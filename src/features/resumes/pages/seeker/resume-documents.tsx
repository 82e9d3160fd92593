import { redirect } from 'react-router'
import type { ActionArgs, LoaderArgs, PageProps } from '#app/common/page-args.ts'
import { refusalIn } from '#app/common/refusal.ts'
import { services } from '#app/common/services.ts'
import { readForm } from '#app/common/sign-in/read-form.ts'
import { currentMinute } from '#app/seeker/current-minute.ts'
import { privateHeaders } from '#app/seeker/private-page.ts'
import { listProfileViews } from '#features/profiles/contract/seen-profile.ts'
import { listDocumentGrants, revokeDocumentGrant } from '../../contract/ledger.ts'
import { DocumentsPage } from '../../web/ledger/documents-page.tsx'

export const headers = privateHeaders

export async function loader({ url, context }: LoaderArgs) {
  const { dispatch, viewer } = context.get(services)
  const [{ grants }, { recently }] = await Promise.all([
    dispatch(listDocumentGrants, {}, viewer),
    dispatch(listProfileViews, {}, viewer),
  ])
  return {
    ...{ grants, profileViews: recently.views, now: currentMinute() },
    revoking: url.searchParams.get('revoke'),
    isRevoked: url.searchParams.has('revoked'),
  }
}

/** A grant that has ended meanwhile is shown as ended: that is what was wanted. */
export async function action({ request, params: { lang }, context }: ActionArgs) {
  const { dispatch, viewer } = context.get(services)
  const form = await readForm(request, [], ['id'])
  const page = `/${lang}/profile/resume/documents`
  try {
    await dispatch(revokeDocumentGrant, { id: form.text('id') }, viewer)
    return redirect(`${page}?revoked#${form.text('id')}`, 303)
  } catch (caught) {
    await refusalIn(caught)
    return redirect(page, 303)
  }
}

export default function ResumeDocuments({ loaderData }: PageProps<typeof loader>) {
  return <DocumentsPage {...loaderData} />
}
