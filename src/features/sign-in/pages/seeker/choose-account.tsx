import type { ActionArgs, LoaderArgs, PageProps } from '#app/common/page-args.ts'
import type { PageHandle } from '#app/common/page-handle.ts'
import { services } from '#app/common/services.ts'
import { refuse } from '#app/common/sign-in/answer-form.ts'
import { readForm, requestIn } from '#app/common/sign-in/read-form.ts'
import { redirectAfterSignIn, seeOther } from '#app/common/sign-in/redirect-after-sign-in.ts'
import { requestedRedirect } from '#app/common/sign-in/sign-in-page-data.ts'
import { chooseAccount, getProven } from '../../contract/codes.ts'
import { getOtherSite } from '../../contract/hand-off.ts'
import { ChooseAccountPage } from '../../web/choose-account-page.tsx'
import { signInPath } from '../../web/sign-in-path.ts'

export const handle: PageHandle = { isSignInPage: true }

export async function loader({ url, params, context }: LoaderArgs) {
  const { dispatch, viewer } = context.get(services)
  const next = requestedRedirect(url) ?? `/${params.lang}/onsite-job`
  if (viewer.role === 'seeker') {
    const { url: employer, may } = await dispatch(getOtherSite, {}, viewer)
    if (!may.enter) throw seeOther(next)
    return { accounts: [], next, employer }
  }
  const { needs, accounts } = await dispatch(getProven, {}, viewer)
  if (needs !== 'account-choice')
    throw seeOther(signInPath(params.lang, 'get-started', { redirect: requestedRedirect(url) }))
  return { accounts, next }
}

export async function action({ request, url, params, context }: ActionArgs) {
  const { dispatch, viewer } = context.get(services)
  const form = await readForm(request, [chooseAccount])
  try {
    const chosen = await dispatch(chooseAccount, requestIn(form, chooseAccount), viewer)
    return redirectAfterSignIn(params.lang, chosen, requestedRedirect(url))
  } catch (caught) {
    return refuse('choice', form, caught)
  }
}

export default function ChooseAccount({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
  return <ChooseAccountPage {...loaderData} answer={actionData ?? null} />
}
