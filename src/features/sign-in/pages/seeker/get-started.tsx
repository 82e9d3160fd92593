import { data, redirectDocument } from 'react-router'
import type { ActionArgs, LoaderArgs, PageProps } from '#app/common/page-args.ts'
import type { PageHandle } from '#app/common/page-handle.ts'
import { type PageServices, services } from '#app/common/services.ts'
import { refuse, stepTo } from '#app/common/sign-in/answer-form.ts'
import { readForm, requestIn, type SentForm } from '#app/common/sign-in/read-form.ts'
import { redirectAfterSignIn } from '#app/common/sign-in/redirect-after-sign-in.ts'
import {
  callingCountries,
  offeredMethods,
  problemText,
  requestedRedirect,
} from '#app/common/sign-in/sign-in-page-data.ts'
import { staysAtStep } from '#app/common/sign-in/stays-at-step.ts'
import { lookUp } from '#shared/look-up.ts'
import { sendOtp, verifyOtp } from '../../contract/codes.ts'
import { sendMagicLink } from '../../contract/links.ts'
import { login } from '../../contract/password.ts'
import { finishProvider, getWaitingProvider, sendProviderCode } from '../../contract/providers.ts'
import { type GetStartedField, GetStartedPage } from '../../web/get-started-page.tsx'

export const handle: PageHandle = { isSignInPage: true }

export const shouldRevalidate = staysAtStep

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
  const form = await readForm(request, CONTRACTS, ['sent_to'])
  try {
    return await answer(form, { ...context.get(services), lang: params.lang, back: requestedRedirect(url) })
  } catch (caught) {
    const step = stepOf(form)
    return refuse(step, form, caught, { code: lookUp(CODE_STEP_OF, form.intent) ?? step })
  }
}

const CONTRACTS = [login, sendOtp, verifyOtp, sendMagicLink, sendProviderCode, finishProvider] as const

/** Where a form of each intent stands, for when it is refused. A number is typed on the first page, which sends the code. */
const stepOf = ({ intent, text }: SentForm<GetStartedField>): string =>
  intent === 'send-code' && text('channel') === 'phone' ? 'start' : (lookUp(STEP_OF, intent) ?? 'start')

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

async function answer(form: SentForm<GetStartedField>, { dispatch, viewer, lang, back }: Asked) {
  const redirect = back ?? undefined
  switch (form.intent) {
    case 'password': {
      if (form.text('email').trim() === '') return firstStep(form, viewer.language)
      const credentials = { login: form.text('email'), password: form.text('password'), redirect }
      return redirectAfterSignIn(lang, await dispatch(login, credentials, viewer), back)
    }
    case 'send-code': {
      const sent = await dispatch(sendOtp, addressIn(form), viewer)
      const values = { ...form.values, sent_to: sent.sent_to }
      return stepTo('code', form, { values, resendIn: sent.resend_in })
    }
    case 'verify': {
      const proof = { ...addressIn(form), otp: form.text('otp'), redirect }
      return redirectAfterSignIn(lang, await dispatch(verifyOtp, proof, viewer), back)
    }
    case 'send-link': {
      const sent = await dispatch(sendMagicLink, { ...requestIn(form, sendMagicLink), redirect }, viewer)
      return stepTo('link-sent', form, { resendIn: sent.resend_in })
    }
    case 'provider-send': {
      const sent = await dispatch(sendProviderCode, requestIn(form, sendProviderCode), viewer)
      return stepTo('provider-code', form, { resendIn: sent.resend_seconds })
    }
    case 'provider-finish': {
      const outcome = await dispatch(finishProvider, requestIn(form, finishProvider), viewer)
      return redirectAfterSignIn(lang, outcome, back)
    }
    default:
      return firstStep(form, viewer.language)
  }
}

/** Asks nobody: what is behind an address is nothing that a page tells. */
function firstStep(form: SentForm<GetStartedField>, language: string) {
  const email = form.text('email').trim()
  const wrong = email === '' ? EMPTY : /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? null : NO_EMAIL
  if (wrong === null) return stepTo('email', form, { values: { ...form.values, email } })
  const errors = { email: problemText(wrong, language) ?? '' }
  return data(stepTo('start', form, { errors }), { status: 422 })
}

const EMPTY = '41004'
const NO_EMAIL = '41012'

/** Of the chosen channel alone. */
function addressIn(form: SentForm<GetStartedField>) {
  const { channel, email, phone_num, country_code } = form.values
  return channel === 'phone'
    ? { channel: 'phone' as const, phone_num, country_code }
    : { channel: 'email' as const, email }
}

export default function GetStarted({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
  return <GetStartedPage {...loaderData} answer={actionData ?? null} />
}
