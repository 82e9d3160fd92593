import { redirect } from 'react-router'
import { LANGUAGES } from '#config/languages.ts'
import { takeBackDeletion } from '#features/accounts/contract/deletion.ts'
import {
  getAccountSetting,
  removeAddress,
  updateAccountSetting,
} from '#features/accounts/contract/settings.ts'
import { OverviewPage } from '#features/accounts/web/settings/overview-page.tsx'
import { countryChoices } from '../country-choices.ts'
import { services } from '../services.ts'
import { LANGUAGE_NAMES } from '../shell/language-names.ts'
import { refuse, textIn, typedIn } from '../sign-in/answer-form.ts'
import { orProveAgain } from '../sign-in/prove-first.ts'
import type { Route } from './+types/account'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { dispatch, viewer } = context.get(services)
  return {
    account: await dispatch(getAccountSetting, {}, viewer),
    countries: countryChoices(viewer.language),
    languages: LANGUAGES.map((code) => ({ code, name: LANGUAGE_NAMES[code] })),
    done: DONE.find((known) => known === url.searchParams.get('done')) ?? null,
  }
}

const DONE = ['saved', 'kept', 'email', 'phone', 'password'] as const

export async function action({ request, params: { lang }, context }: Route.ActionArgs) {
  const { dispatch, viewer } = context.get(services)
  const form = await request.formData()
  const page = `/${lang}/account`
  try {
    switch (textIn(form, 'intent')) {
      case 'keep':
        await dispatch(takeBackDeletion, {}, viewer)
        return redirect(`${page}?done=kept`, 303)
      case 'remove-email':
        await dispatch(removeAddress, { channel: 'email' }, viewer)
        return redirect(`${page}?done=email`, 303)
      case 'remove-phone':
        await dispatch(removeAddress, { channel: 'phone' }, viewer)
        return redirect(`${page}?done=phone`, 303)
      default: {
        const { country = '', ...person } = typedIn(form)
        const change = {
          ...person,
          ...(country !== '' && { country }),
          is_subscribe: form.has('is_subscribe'),
        }
        const { language } = await dispatch(updateAccountSetting, change, viewer)
        return redirect(`/${language}/account?done=saved`, 303)
      }
    }
  } catch (caught) {
    return refuse('person', form, await orProveAgain(caught, lang, page))
  }
}

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  return <OverviewPage key={loaderData.done} {...loaderData} answer={actionData ?? null} />
}
