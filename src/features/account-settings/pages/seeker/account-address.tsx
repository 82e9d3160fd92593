import { redirectDocument } from 'react-router'
import type { ActionArgs, LoaderArgs, PageProps } from '#app/common/page-args.ts'
import { services } from '#app/common/services.ts'
import { refuse, stepTo } from '#app/common/sign-in/answer-form.ts'
import { readForm } from '#app/common/sign-in/read-form.ts'
import { callingCountries } from '#app/common/sign-in/sign-in-page-data.ts'
import { staysAtStep } from '#app/common/sign-in/stays-at-step.ts'
import { privateHeaders } from '#app/seeker/private-page.ts'
import { orRequireProof, requireProof } from '#app/seeker/sign-in/require-proof.ts'
import { changeAddress, sendAddressCode } from '../../contract/settings.ts'
import { AddressPage } from '../../web/address-page.tsx'

const channelIn = (pathname: string) =>
  /\/phone(?:\.data)?$/.test(pathname) ? ('phone' as const) : ('email' as const)

export const headers = privateHeaders

export const shouldRevalidate = staysAtStep

export async function loader({ url, params: { lang }, context }: LoaderArgs) {
  const given = context.get(services)
  const channel = channelIn(url.pathname)
  await requireProof(given, lang, `/${lang}/account/${channel}`)
  const { language, country } = given.viewer
  return { channel, countries: callingCountries(language), country }
}

export async function action({ request, url, params: { lang }, context }: ActionArgs) {
  const { dispatch, viewer } = context.get(services)
  const form = await readForm(request, [sendAddressCode, changeAddress], ['sent_to'])
  const channel = channelIn(url.pathname)
  const { email, phone_num, country_code } = form.values
  const address = { channel, email, phone_num, country_code }
  const isCode = form.intent === 'verify'
  try {
    if (isCode) {
      await dispatch(changeAddress, { ...address, otp: form.text('otp') }, viewer)
      return redirectDocument(`/${lang}/account?done=${channel}`, 303)
    }
    const sent = await dispatch(sendAddressCode, address, viewer)
    const values = { ...form.values, sent_to: sent.sent_to }
    return stepTo('code', form, { values, resendIn: sent.resend_in })
  } catch (caught) {
    const refusal = await orRequireProof(caught, lang, `/${lang}/account/${channel}`)
    return refuse(isCode || form.has('sent_to') ? 'code' : 'address', form, refusal)
  }
}

export default function AccountAddress({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
  return <AddressPage {...loaderData} answer={actionData ?? null} />
}
