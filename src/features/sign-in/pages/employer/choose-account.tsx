import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import type { PageHandle } from '#app/common/page-handle.ts'
import { services } from '#app/common/services.ts'
import { refuse } from '#app/common/sign-in/answer-form.ts'
import { readForm, requestIn } from '#app/common/sign-in/read-form.ts'
import { seeOther } from '#app/common/sign-in/redirect-after-sign-in.ts'
import { requestedRedirect } from '#app/common/sign-in/sign-in-page-data.ts'
import { chooseAccount, getProven } from '../../contract/codes.ts'
import { ChooseAccountPage } from '../../web/choose-account-page.tsx'
import { signInPath } from '../../web/sign-in-path.ts'

export const handle: PageHandle = { isSignInPage: true }

/** Whose account it is, where an address is that of several. */
export async function loader({ url, params, context }: LoaderFunctionArgs) {
  const { dispatch, viewer } = context.get(services)
  const { needs, accounts } = await dispatch(getProven, {}, viewer)
  if (needs !== 'account-choice')
    throw redirect(signInPath(`${params.lang}`, 'get-started', { redirect: requestedRedirect(url) }))
  return { accounts, next: requestedRedirect(url) ?? `/${params.lang}` }
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { dispatch, viewer } = context.get(services)
  const form = await readForm(request, [chooseAccount])
  try {
    const { user, next } = await dispatch(chooseAccount, requestIn(form, chooseAccount), viewer)
    const lang = `${params.lang}`
    return seeOther(user === null ? signInPath(lang, 'second-factor') : (next ?? `/${lang}`))
  } catch (caught) {
    return refuse('choice', form, caught)
  }
}

export default function ChooseAccount() {
  const answer = useActionData<typeof action>()
  return <ChooseAccountPage {...useLoaderData<typeof loader>()} answer={answer ?? null} />
}
