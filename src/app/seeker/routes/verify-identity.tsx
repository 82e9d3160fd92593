import { services } from '#app/common/services.ts'
import { seeOther } from '#app/common/sign-in/redirect-after-sign-in.ts'
import { problemText } from '#app/common/sign-in/sign-in-page-data.ts'
import { deleteIdentity, getIdentity } from '#features/identity/contract.ts'
import { VerifyIdentityPage } from '#features/identity/web/verify-identity-page.tsx'
import { getSession } from '#features/sessions/contract/session.ts'
import { signInPath } from '#features/sign-in/web/sign-in-path.ts'
import { privateHeaders } from '../private-page.ts'
import type { Route } from './+types/verify-identity'

export const headers = privateHeaders

export async function loader({ url, params, context }: Route.LoaderArgs) {
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

/** To Singpass leads another form: `entry/mount-identity.ts`. */
export async function action({ params, context }: Route.ActionArgs) {
  const { dispatch, viewer } = context.get(services)
  await dispatch(deleteIdentity, {}, viewer)
  return seeOther(`/${params.lang}/verify-identity?done=deleted`)
}

export default function VerifyIdentity({ loaderData }: Route.ComponentProps) {
  return <VerifyIdentityPage {...loaderData} />
}
