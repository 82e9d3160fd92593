import { data, redirectDocument } from 'react-router'
import type { ActionArgs, LoaderArgs, PageProps } from '#app/common/page-args.ts'
import type { PageHandle } from '#app/common/page-handle.ts'
import { type PageServices, services } from '#app/common/services.ts'
import { refuse, stepTo, textIn, typedIn } from '#app/common/sign-in/answer-form.ts'
import { redirectAfterSignIn } from '#app/common/sign-in/redirect-after-sign-in.ts'
import {
  callingCountries,
  offeredMethods,
  problemText,
  requestedRedirect,
} from '#app/common/sign-in/sign-in-page-data.ts'
import { lookUp } from '#shared/look-up.ts'
import { sendOtp, verifyOtp } from '../../contract/codes.ts'
import { sendMagicLink } from '../../contract/links.ts'
import { login } from '../../contract/password.ts'
import { finishProvider, getWaitingProvider, sendProviderCode } from '../../contract/providers.ts'
import { GetStartedPage } from '../../web/get-started-page.tsx'

export const handle: PageHandle = { isSignInPage: true }

export async function loader({ url, params, context }: LoaderArgs) {
  const given = context.get(services)
  const { viewer, dispatch } = given
  const back = requestedRedirect(url)
  if (viewer.role === 'seeker') throw redirectDocument(back ?? `/${params.lang}/onsite-job`, 302)
  const problem = url.searchParams.get('problem')
  const text = problemText(problem, viewer.language)
  const methods = await offeredMethods(given)
  const { waiting } = await dispatch(getWaitingProvider, {}, viewer)
  const isExpired = problem === 'expired' || viewer.isExpired === true
  return {
    back: waiting?.redirect ?? back,
    by:
      url.searchParams.get('with') === 'phone' && methods.channels.phone
        ? ('phone' as const)
        : ('email' as const),
    notice: isExpired ? ('expired' as const) : text === null ? null : { text },
    waiting,
    ...methods,
    countries: callingCountries(viewer.language),
    country: viewer.country,
  }
}

export async function action({ request, url, params, context }: ActionArgs) {
  const form = await request.formData()
  const intent = textIn(form, 'intent')
  try {
    return await answer(form, { ...context.get(services), lang: params.lang, back: requestedRedirect(url) })
  } catch (caught) {
    const step = stepOf(form, intent)
    return refuse(step, form, caught, { code: lookUp(CODE_STEP_OF, intent) ?? step })
  }
}

/** Where a form of each intent stands, for when it is refused. A number is typed on the first page, which sends the code. */
const stepOf = (form: FormData, intent: string): string =>
  intent === 'send-code' && textIn(form, 'channel') === 'phone'
    ? 'start'
    : (lookUp(STEP_OF, intent) ?? 'start')

const STEP_OF: Readonly<Record<string, string>> = {
  password: 'email',
  verify: 'code',
  'send-code': 'email',
  'send-link': 'email',
  'provider-send': 'provider',
  'provider-finish': 'provider-code',
}

const CODE_STEP_OF: Readonly<Record<string, string>> = {
  'send-code': 'code',
  'send-link': 'link-sent',
  'provider-send': 'provider-code',
}

interface Asked extends Pick<PageServices, 'dispatch' | 'viewer'> {
  lang: string
  back: string | null
}

async function answer(form: FormData, { dispatch, viewer, lang, back }: Asked) {
  const values = typedIn(form)
  const { email = '' } = values
  const redirect = back ?? undefined
  switch (textIn(form, 'intent')) {
    case 'password': {
      if (email.trim() === '') return firstStep(values, viewer.language)
      const credentials = { login: email, password: textIn(form, 'password'), redirect }
      return redirectAfterSignIn(lang, await dispatch(login, credentials, viewer), back)
    }
    case 'send-code': {
      const sent = await dispatch(sendOtp, addressIn(values), viewer)
      return stepTo('code', { ...values, sent_to: sent.sent_to }, { resendIn: sent.resend_in })
    }
    case 'verify': {
      const proof = { ...addressIn(values), otp: textIn(form, 'otp'), redirect }
      return redirectAfterSignIn(lang, await dispatch(verifyOtp, proof, viewer), back)
    }
    case 'send-link': {
      const sent = await dispatch(sendMagicLink, { email, redirect }, viewer)
      return stepTo('link-sent', values, { resendIn: sent.resend_in })
    }
    case 'provider-send': {
      const sent = await dispatch(sendProviderCode, { email }, viewer)
      return stepTo('provider-code', values, { resendIn: sent.resend_seconds })
    }
    case 'provider-finish': {
      return redirectAfterSignIn(
        lang,
        await dispatch(finishProvider, { email, otp: textIn(form, 'otp') }, viewer),
        back,
      )
    }
    default:
      return firstStep(values, viewer.language)
  }
}

/** Asks nobody: what is behind an address is nothing that a page tells. */
function firstStep(values: Readonly<Record<string, string>>, language: string) {
  const email = (values.email ?? '').trim()
  const wrong = email === '' ? EMPTY : /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? null : NO_EMAIL
  if (wrong === null) return stepTo('email', { ...values, email })
  const errors = { email: problemText(wrong, language) ?? '' }
  return data(stepTo('start', values, { errors }), { status: 422 })
}

const EMPTY = '41004'
const NO_EMAIL = '41012'

function addressIn({ channel, email, phone_num, country_code }: Readonly<Record<string, string>>) {
  return channel === 'phone'
    ? { channel: 'phone' as const, phone_num, country_code }
    : { channel: 'email' as const, email }
}

export default function GetStarted({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
  return <GetStartedPage {...loaderData} answer={actionData ?? null} />
}
