import { redirectDocument } from 'react-router'
import { countryChoices } from '#app/common/country-choices.ts'
import type { ActionArgs, LoaderArgs, PageProps } from '#app/common/page-args.ts'
import { type PageServices, services } from '#app/common/services.ts'
import { refuse } from '#app/common/sign-in/answer-form.ts'
import { readForm, requestIn } from '#app/common/sign-in/read-form.ts'
import { privateHeaders } from '#app/seeker/private-page.ts'
import { orRequireProof } from '#app/seeker/sign-in/require-proof.ts'
import { factsOf, LANGUAGES } from '#config/languages.ts'
import { getChannels } from '#features/sign-in/contract/signed-in.ts'
import { cancelDeletion } from '../../contract/deletion.ts'
import { getAccountSetting, removeAddress, updateAccountSetting } from '../../contract/settings.ts'
import type { AccountLine } from '../../web/account-line.ts'
import { OverviewPage } from '../../web/overview-page.tsx'

export const headers = privateHeaders

export async function loader({ url, context }: LoaderArgs) {
  const given = context.get(services)
  const { dispatch, viewer } = given
  const [account, lines, channels] = await Promise.all([
    dispatch(getAccountSetting, {}, viewer),
    Promise.all(LINES.map(({ accountLine }) => accountLine(given))),
    dispatch(getChannels, {}, viewer),
  ])
  return {
    account,
    lines: lines.filter((line) => line !== null),
    isPhoneReached: channels.phone,
    countries: countryChoices(viewer.language),
    languages: LANGUAGES.map((code) => ({ code, name: factsOf(code).name })),
    done: DONE.find((known) => known === url.searchParams.get('done')) ?? null,
  }
}

const DONE = ['saved', 'kept', 'email', 'phone', 'password', 'email-removed', 'phone-removed'] as const

/** The lines of other rooms, by their files. */
const LINES = Object.values(import.meta.glob<LineModule>('../../../*/pages/account-line.ts', { eager: true }))

interface LineModule {
  accountLine(given: PageServices): Promise<AccountLine | null>
}

/** Documents of their own afterwards: the header shows name and address. */
export async function action({ request, params: { lang }, context }: ActionArgs) {
  const { dispatch, viewer } = context.get(services)
  const form = await readForm(request, [updateAccountSetting])
  const page = `/${lang}/account`
  try {
    switch (form.intent) {
      case 'keep':
        await dispatch(cancelDeletion, {}, viewer)
        return redirectDocument(`${page}?done=kept`, 303)
      case 'remove-email':
        await dispatch(removeAddress, { channel: 'email' }, viewer)
        return redirectDocument(`${page}?done=email-removed`, 303)
      case 'remove-phone':
        await dispatch(removeAddress, { channel: 'phone' }, viewer)
        return redirectDocument(`${page}?done=phone-removed`, 303)
      default: {
        const { country = '', ...person } = requestIn(form, updateAccountSetting)
        const change = {
          ...person,
          ...(country !== '' && { country }),
          is_subscribe: form.has('is_subscribe'),
        }
        const before = await dispatch(getAccountSetting, {}, viewer)
        const { language } = await dispatch(updateAccountSetting, change, viewer)
        // Who reads the page in another language than their own stays there.
        const shown = language === before.language ? lang : language
        return redirectDocument(`/${shown}/account?done=saved`, 303)
      }
    }
  } catch (caught) {
    return refuse('person', form, await orRequireProof(caught, lang, page))
  }
}

export default function Account({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
  return <OverviewPage key={loaderData.done} {...loaderData} answer={actionData ?? null} />
}
