import { data, redirect } from 'react-router'
import type { ActionArgs, LoaderArgs, PageProps } from '#app/common/page-args.ts'
import { type PageServices, services } from '#app/common/services.ts'
import { refuse, stepTo } from '#app/common/sign-in/answer-form.ts'
import { readForm, requestIn, type SentForm } from '#app/common/sign-in/read-form.ts'
import { problemText } from '#app/common/sign-in/sign-in-page-data.ts'
import { privateHeaders } from '#app/seeker/private-page.ts'
import { orRequireProof, requireProof } from '#app/seeker/sign-in/require-proof.ts'
import { listDevices } from '#features/sessions/contract/devices.ts'
import { removePasskey, renamePasskey } from '#features/sign-in/contract/passkeys.ts'
import {
  listLinkedProviders,
  listProviders,
  PROVIDERS,
  unlinkProvider,
} from '#features/sign-in/contract/providers.ts'
import {
  confirmAuthenticator,
  getFactors,
  removeAuthenticator,
  renewRecoveryCodes,
  setEmailCode,
  startAuthenticator,
} from '#features/sign-in/contract/second-factor.ts'
import {
  SECURITY_DONE,
  type SecurityDone,
  type SecurityField,
  SecurityPage,
} from '../../web/security-page.tsx'

const pageOf = (lang: string) => `/${lang}/account/security`

export const headers = privateHeaders

export async function loader({ url, params: { lang }, context }: LoaderArgs) {
  const given = context.get(services)
  const { dispatch, viewer } = given
  await requireProof(given, lang, pageOf(lang))
  const [factors, linked, offered, { devices }] = await Promise.all([
    dispatch(getFactors, {}, viewer),
    dispatch(listLinkedProviders, {}, viewer),
    dispatch(listProviders, {}, viewer),
    dispatch(listDevices, {}, viewer),
  ])
  const here = devices.find(({ is_this }) => is_this)
  const device = [here?.browser, here?.system].filter(Boolean).join(' · ')
  const done = SECURITY_DONE.find((known) => known === url.searchParams.get('done')) ?? null
  const refusal = factors.may.add_factor ? null : problemText('41102', viewer.language)
  return { factors, refusal, linked: linked.providers, offered: offered.providers, device, done }
}

export async function action({ request, params: { lang }, context }: ActionArgs) {
  const given = context.get(services)
  const { dispatch, viewer } = given
  const form = await readForm(request, [confirmAuthenticator, renamePasskey, removePasskey, unlinkProvider])
  try {
    const did = await act(form, given)
    if (typeof did !== 'string') return did
    return redirect(`${pageOf(lang)}?done=${did}`, 303)
  } catch (caught) {
    const refusal = await orRequireProof(caught, lang, pageOf(lang))
    const refused = await refuse('security', form, refusal)
    if (form.intent !== 'confirm-app') return refused
    const app = await dispatch(startAuthenticator, {}, viewer)
    return data({ ...refused.data, app }, { status: refused.init?.status ?? 422 })
  }
}

/** What is to be shown once, or what was done. */
async function act(form: SentForm<SecurityField>, given: PageServices) {
  const { dispatch, viewer } = given
  switch (form.intent) {
    case 'start-app':
      return { ...stepTo('app', form), app: await dispatch(startAuthenticator, {}, viewer) }
    case 'confirm-app':
      return codes(
        form,
        await dispatch(confirmAuthenticator, requestIn(form, confirmAuthenticator), viewer),
        'app-added',
      )
    case 'remove-app':
      await dispatch(removeAuthenticator, {}, viewer)
      return 'app-removed'
    case 'email-on':
      return codes(form, await dispatch(setEmailCode, { enabled: true }, viewer), 'email-code-on')
    case 'email-off':
      return codes(form, await dispatch(setEmailCode, { enabled: false }, viewer), 'email-code-off')
    case 'renew-codes':
      return codes(form, await dispatch(renewRecoveryCodes, {}, viewer), 'recovery-codes-made')
    case 'rename-passkey':
      await dispatch(renamePasskey, requestIn(form, renamePasskey), viewer)
      return 'passkey-renamed'
    case 'remove-passkey':
      await dispatch(removePasskey, requestIn(form, removePasskey), viewer)
      return 'passkey-removed'
    default: {
      const provider = PROVIDERS.find((known) => known === form.text('provider'))
      if (form.intent === 'unlink' && provider !== undefined)
        await dispatch(unlinkProvider, { provider }, viewer)
      return 'provider-unlinked'
    }
  }
}

const codes = (
  form: SentForm<SecurityField>,
  { recovery_codes }: { recovery_codes: string[] | null },
  done: SecurityDone,
) => (recovery_codes === null ? done : { ...stepTo('codes', form), codes: recovery_codes })

export default function AccountSecurity({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
  return <SecurityPage {...loaderData} answer={actionData ?? null} />
}
