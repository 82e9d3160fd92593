import type { ActionArgs, LoaderArgs, PageProps } from '#app/common/page-args.ts'
import { services } from '#app/common/services.ts'
import { seeOther } from '#app/common/sign-in/redirect-after-sign-in.ts'
import { problemText } from '#app/common/sign-in/sign-in-page-data.ts'
import { privateHeaders } from '#app/seeker/private-page.ts'
import { getSession } from '#features/sessions/contract/session.ts'
import { signInPath } from '#features/sign-in/web/sign-in-path.ts'
import { deleteIdentity, getIdentity } from '../../contract.ts'
import { VerifyIdentityPage } from '../../web/verify-identity-page.tsx'

export const headers = privateHeaders

export async function loader({ url, params, context }: LoaderArgs) {
  const { dispatch, viewer } = context.get(services)
  const { user } = await dispatch(getSession, {}, viewer)
  if (user === null) throw seeOther(signInPath(params.lang, 'get-started', { redirect: url.pathname }))
  const found = await dispatch(getIdentity, {}, viewer)
  return {
    ...found,
    isDeleted: url.searchParams.get('done') === 'deleted',
    problem: problemText(url.searchParams.get('problem'), viewer.language),
  }
}

/** To Singpass leads another form: `mount-identity.ts`. */
export async function action({ params, context }: ActionArgs) {
  const { dispatch, viewer } = context.get(services)
  await dispatch(deleteIdentity, {}, viewer)
  return seeOther(`/${params.lang}/verify-identity?done=deleted`)
}

export default function VerifyIdentity({ loaderData }: PageProps<typeof loader>) {
  return <VerifyIdentityPage {...loaderData} />
}
