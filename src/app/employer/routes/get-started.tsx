import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { sendOtp, verifyOtp } from '#features/accounts/contract/codes.ts'
import { login } from '#features/accounts/contract/password.ts'
import type { SignedIn } from '#features/accounts/contract/session.ts'
import { type SignInAnswer, SignInPage } from '#features/employer/web/sign-in-page.tsx'
import { wayBack } from '#shared/way-back.ts'
import { refusalIn } from '../../seeker/refusal.ts'
import { services } from '../../seeker/services.ts'

export function loader({ url, params, context }: LoaderFunctionArgs) {
  const back = wayBack(url.searchParams.get('redirect'))
  if (context.get(services).viewer.role === 'recruiter') throw redirect(back ?? `/${params.lang}`)
  const query = back === null ? '' : `?${new URLSearchParams({ redirectUrl: back })}`
  return { handOff: `/${params.lang}/recruiter-login-redirect${query}` }
}

const NO_RECRUITER = 40005

export async function action({ request, url, params, context }: ActionFunctionArgs) {
  const { dispatch, viewer } = context.get(services)
  const form = await request.formData()
  const field = (name: string) => String(form.get(name) ?? '')
  const [intent, email] = [field('intent'), field('email')]
  const back = wayBack(url.searchParams.get('redirect')) ?? undefined
  const answer: SignInAnswer = {
    ...{ step: intent === 'code' ? 'code' : 'start', email, login: field('login') },
    ...{ problem: null, isNoRecruiter: false, hasNoAccount: false },
  }
  try {
    if (intent === 'send') {
      await dispatch(sendOtp, { channel: 'email', email }, viewer)
      return data({ ...answer, step: 'code' } satisfies SignInAnswer)
    }
    if (intent === 'code') {
      const proof = { channel: 'email', email, otp: field('otp'), redirect: back } as const
      const outcome = await dispatch(verifyOtp, proof, viewer)
      if (outcome.needs !== null) return data({ ...answer, step: 'start', hasNoAccount: true } as const)
      return goOn(outcome, `${params.lang}`)
    }
    const credentials = { login: field('login'), password: field('password'), redirect: back }
    return goOn(await dispatch(login, credentials, viewer), `${params.lang}`)
  } catch (caught) {
    const { status, code, message, errors } = await refusalIn(caught)
    const [first] = Object.values(errors).flat()
    const isNoRecruiter = code === NO_RECRUITER
    return data({ ...answer, problem: first ?? message, isNoRecruiter } satisfies SignInAnswer, { status })
  }
}

/** On, or to the second factor first. */
const goOn = ({ user, next }: SignedIn, lang: string) =>
  redirect(user === null ? `/${lang}/second-factor` : (next ?? `/${lang}`), 303)

export default function GetStarted() {
  const { handOff } = useLoaderData<typeof loader>()
  const answer = useActionData<SignInAnswer>()
  return <SignInPage handOff={handOff} answer={answer ?? null} />
}
