import { data, redirect } from 'react-router'
import { listDevices } from '#features/accounts/contract/devices.ts'
import { removePasskey, renamePasskey } from '#features/accounts/contract/passkeys.ts'
import {
  listLinkedProviders,
  listProviders,
  PROVIDERS,
  unlinkProvider,
} from '#features/accounts/contract/providers.ts'
import {
  confirmAuthenticator,
  getFactors,
  removeAuthenticator,
  renewRecoveryCodes,
  setEmailCode,
  startAuthenticator,
} from '#features/accounts/contract/second-factor.ts'
import { SecurityPage } from '#features/accounts/web/settings/security-page.tsx'
import { type SeekerServices, services } from '../services.ts'
import { refuse, stepTo, textIn } from '../sign-in/answer-form.ts'
import { orProveAgain, proveFirst } from '../sign-in/prove-first.ts'
import type { Route } from './+types/account-security'

const pageOf = (lang: string) => `/${lang}/account/security`

export async function loader({ params: { lang }, context }: Route.LoaderArgs) {
  const given = context.get(services)
  const { dispatch, viewer } = given
  await proveFirst(given, lang, pageOf(lang))
  const [factors, linked, offered, { devices }] = await Promise.all([
    dispatch(getFactors, {}, viewer),
    dispatch(listLinkedProviders, {}, viewer),
    dispatch(listProviders, {}, viewer),
    dispatch(listDevices, {}, viewer),
  ])
  const here = devices.find(({ is_this }) => is_this)
  const device = [here?.browser, here?.system].filter(Boolean).join(' · ')
  return { factors, linked: linked.providers, offered: offered.providers, device }
}

export async function action({ request, params: { lang }, context }: Route.ActionArgs) {
  const given = context.get(services)
  const form = await request.formData()
  const intent = textIn(form, 'intent')
  try {
    const shown = await act(intent, form, given)
    return shown ?? redirect(pageOf(lang), 303)
  } catch (caught) {
    const refusal = await orProveAgain(caught, lang, pageOf(lang))
    const refused = await refuse('security', form, refusal)
    if (intent !== 'confirm-app') return refused
    return data({ ...refused.data, app: await appOf(given) }, { status: refused.init?.status ?? 422 })
  }
}

/** What is to be shown once; null: the page as it is now. */
async function act(intent: string, form: FormData, given: SeekerServices) {
  const { dispatch, viewer } = given
  const id = textIn(form, 'id')
  switch (intent) {
    case 'start-app':
      return { ...stepTo('app', {}), app: await appOf(given) }
    case 'confirm-app':
      return codes(await dispatch(confirmAuthenticator, { code: textIn(form, 'otp') }, viewer))
    case 'remove-app':
      await dispatch(removeAuthenticator, {}, viewer)
      return null
    case 'email-on':
      return codes(await dispatch(setEmailCode, { enabled: true }, viewer))
    case 'email-off':
      return codes(await dispatch(setEmailCode, { enabled: false }, viewer))
    case 'renew-codes':
      return codes(await dispatch(renewRecoveryCodes, {}, viewer))
    case 'rename-passkey':
      await dispatch(renamePasskey, { passkey_id: id, name: textIn(form, 'name') }, viewer)
      return null
    case 'remove-passkey':
      await dispatch(removePasskey, { passkey_id: id }, viewer)
      return null
    default: {
      const provider = PROVIDERS.find((known) => known === id)
      if (intent === 'unlink' && provider !== undefined) await dispatch(unlinkProvider, { provider }, viewer)
      return null
    }
  }
}

const codes = ({ recovery_codes }: { recovery_codes: string[] | null }) =>
  recovery_codes === null ? null : { ...stepTo('codes', {}), codes: recovery_codes }

/** As an image of its own, so that nothing of it becomes part of the page. */
async function appOf({ dispatch, viewer }: SeekerServices) {
  const { secret, uri, qr_svg } = await dispatch(startAuthenticator, {}, viewer)
  return { secret, uri, picture: `data:image/svg+xml,${encodeURIComponent(qr_svg)}` }
}

export default function AccountSecurity({ loaderData, actionData }: Route.ComponentProps) {
  return <SecurityPage {...loaderData} answer={actionData ?? null} />
}
