import { redirectDocument } from 'react-router'
import { countryChoices } from '#app/common/country-choices.ts'
import type { ActionArgs, LoaderArgs, PageProps } from '#app/common/page-args.ts'
import { type PageServices, services } from '#app/common/services.ts'
import { LANGUAGE_NAMES } from '#app/common/shell/language-names.ts'
import { refuse, textIn, typedIn } from '#app/common/sign-in/answer-form.ts'
import { privateHeaders } from '#app/seeker/private-page.ts'
import { orProveAgain } from '#app/seeker/sign-in/prove-first.ts'
import { LANGUAGES } from '#config/languages.ts'
import { getIdentity } from '#features/identity/contract.ts'
import { getWaysIn } from '#features/sign-in/contract/signed-in.ts'
import { takeBackDeletion } from '../../contract/deletion.ts'
import { getAccountSetting, removeAddress, updateAccountSetting } from '../../contract/settings.ts'
import { OverviewPage } from '../../web/overview-page.tsx'

export const headers = privateHeaders

export async function loader({ url, context }: LoaderArgs) {
  const given = context.get(services)
  const { dispatch, viewer } = given
  const [account, identity, reaches] = await Promise.all([
    dispatch(getAccountSetting, {}, viewer),
    identityFor(given),
    dispatch(getWaysIn, {}, viewer),
  ])
  return {
    account,
    identity,
    isPhoneReached: reaches.phone,
    countries: countryChoices(viewer.language),
    languages: LANGUAGES.map((code) => ({ code, name: LANGUAGE_NAMES[code] })),
    done: DONE.find((known) => known === url.searchParams.get('done')) ?? null,
  }
}

const DONE = ['saved', 'kept', 'email', 'phone', 'password', 'email-removed', 'phone-removed'] as const

/**
 * Null where this site offers nobody to confirm one, and nothing is kept; or where it cannot be told now: the settings are
 * shown all the same.
 */
async function identityFor({ dispatch, viewer }: PageServices) {
  const found = await dispatch(getIdentity, {}, viewer).catch(() => null)
  if (found === null) return null
  const { state, offer, identity } = found
  if (identity === null && offer === 'unconfigured') return null
  const shown = identity === null && offer === 'elsewhere' ? offer : state
  return { state: shown, number: identity?.number ?? '', verified_at: identity?.verified_at ?? '' }
}

/** Documents of their own afterwards: the header shows name and address. */
export async function action({ request, params: { lang }, context }: ActionArgs) {
  const { dispatch, viewer } = context.get(services)
  const form = await request.formData()
  const page = `/${lang}/account`
  try {
    switch (textIn(form, 'intent')) {
      case 'keep':
        await dispatch(takeBackDeletion, {}, viewer)
        return redirectDocument(`${page}?done=kept`, 303)
      case 'remove-email':
        await dispatch(removeAddress, { channel: 'email' }, viewer)
        return redirectDocument(`${page}?done=email-removed`, 303)
      case 'remove-phone':
        await dispatch(removeAddress, { channel: 'phone' }, viewer)
        return redirectDocument(`${page}?done=phone-removed`, 303)
      default: {
        const { country = '', ...person } = typedIn(form)
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
    return refuse('person', form, await orProveAgain(caught, lang, page))
  }
}

export default function Account({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
  return <OverviewPage key={loaderData.done} {...loaderData} answer={actionData ?? null} />
}
