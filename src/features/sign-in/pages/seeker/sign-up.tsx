import { redirectDocument } from 'react-router'
import type { ActionArgs, LoaderArgs, PageProps } from '#app/common/page-args.ts'
import type { PageHandle } from '#app/common/page-handle.ts'
import { services } from '#app/common/services.ts'
import { refuse } from '#app/common/sign-in/answer-form.ts'
import { readForm, requestIn } from '#app/common/sign-in/read-form.ts'
import { redirectAfterSignIn, seeOther } from '#app/common/sign-in/redirect-after-sign-in.ts'
import { offeredMethods, requestedRedirect } from '#app/common/sign-in/sign-in-page-data.ts'
import { useTypedEmail } from '#app/seeker/sign-in/use-typed-email.ts'
import { getProven, signUpProven } from '../../contract/codes.ts'
import { register } from '../../contract/registration.ts'
import { signInPath } from '../../web/sign-in-path.ts'
import { SignUpPage } from '../../web/sign-up-page.tsx'

export const handle: PageHandle = { isSignInPage: true }

export async function loader({ url, params, context }: LoaderArgs) {
  const given = context.get(services)
  const { viewer, dispatch } = given
  const back = requestedRedirect(url)
  if (viewer.role === 'seeker') throw redirectDocument(back ?? `/${params.lang}/onsite-job`, 302)
  const { needs, proven } = await dispatch(getProven, {}, viewer)
  return { back, proven: needs === 'sign-up' ? proven : null, ...(await offeredMethods(given)) }
}

export async function action({ request, url, params, context }: ActionArgs) {
  const { dispatch, viewer } = context.get(services)
  const form = await readForm(request, [register, signUpProven])
  const back = requestedRedirect(url)
  const here = { redirect: back ?? undefined, country_key: viewer.country ?? '' }
  try {
    if (form.intent === 'proven') {
      const person = { ...requestIn(form, signUpProven), ...here }
      return redirectAfterSignIn(params.lang, await dispatch(signUpProven, person, viewer), back)
    }
    const outcome = await dispatch(register, { ...requestIn(form, register), ...here }, viewer)
    const { user, next } = outcome
    // Their address was sent a code; whoever would rather go on does.
    if (user !== null && user.email !== null && !user.is_email_verify) {
      return seeOther(signInPath(params.lang, 'verify-email', { redirect: next }))
    }
    return redirectAfterSignIn(params.lang, outcome, back)
  } catch (caught) {
    return refuse('sign-up', form, caught)
  }
}

export default function SignUp({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
  return <SignUpPage {...loaderData} email={useTypedEmail()} answer={actionData ?? null} />
}
