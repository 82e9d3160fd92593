import { data, redirect } from 'react-router'
import { countryChoices } from '#app/common/country-choices.ts'
import type { ActionArgs, LoaderArgs, PageProps } from '#app/common/page-args.ts'
import { services } from '#app/common/services.ts'
import { refuse, stepTo } from '#app/common/sign-in/answer-form.ts'
import { readForm, requestIn } from '#app/common/sign-in/read-form.ts'
import { seeOther } from '#app/common/sign-in/redirect-after-sign-in.ts'
import { requestedRedirect } from '#app/common/sign-in/sign-in-page-data.ts'
import { useDraft } from '#app/seeker/session/use-draft.ts'
import {
  popularTitles,
  readPlace,
  readTitles,
  suggestionsFor,
  TITLE_FIELDS,
} from '#app/seeker/sign-in/desired-job-fields.ts'
import { suggestionsIn } from '#app/seeker/sign-in/suggestions.ts'
import { MAX_NAME } from '#config/limits.ts'
import { getConfigList } from '#features/lookups/contract.ts'
import { useLanguage } from '#i18n/language-provider.tsx'
import { getWizard, saveDesiredJob, savePerson } from '../../contract/wizard.ts'
import { WizardPage } from '../../web/wizard-page.tsx'

/** The specification's own numbers for the second step. */
const SECOND = new Set(['10', '1101'])

export async function loader({ url, params: { lang, step }, context }: LoaderArgs<'step?'>) {
  const { dispatch, viewer } = context.get(services)
  const wizard = await dispatch(getWizard, {}, viewer)
  const later = requestedRedirect(url) ?? `/${lang}/onsite-job`
  if (step !== '1' && step !== '2') {
    if (step !== undefined && !SECOND.has(step)) throw data(null, { status: 404 })
    // Back to the step where somebody was.
    if (step === undefined && later.startsWith(`/${lang}/jobseeker-complete-profile/`)) throw redirect(later)
    // Whoever has said all that there is to say so far is not asked at each sign-in.
    if (step === undefined && wizard.register_flow >= 2) throw redirect(later)
    const next = step === undefined && wizard.register_flow === 0 ? 1 : 2
    throw redirect(`/${lang}/jobseeker-complete-profile/${next}${url.search}`)
  }
  const levels = await dispatch(getConfigList, { type: 'xp_lvls' }, viewer)
  return {
    step: step === '1' ? (1 as const) : (2 as const),
    wizard,
    levels: levels.map(({ id, value }) => ({ id, value })),
    countries: countryChoices(viewer.language),
    country: viewer.country,
    popularTitles: step === '1' ? await popularTitles({ dispatch, viewer }) : [],
    back: requestedRedirect(url),
    later,
  }
}

/** A suggestion that was pressed: its field and its text. */
const PICK = /^(title_\d|place) (.+)$/

export async function action({ request, url, params: { lang, step }, context }: ActionArgs<'step?'>) {
  const { dispatch, viewer } = context.get(services)
  const form = await readForm(request, [saveDesiredJob, savePerson], [...TITLE_FIELDS, 'place', 'pick'])
  const { values } = form
  try {
    if (step === '1') {
      const [, picked = '', text = ''] = PICK.exec(form.text('pick')) ?? []
      if (picked !== '') {
        return stepTo('1', form, { values: { ...values, ...form.pick([[picked, text]]) } })
      }
      if (form.intent === 'suggest') {
        return { ...stepTo('1', form), suggested: await suggestionsFor(values, { dispatch, viewer }) }
      }
      const known = await dispatch(getWizard, {}, viewer)
      const [wanted, where] = await Promise.all([
        readTitles(values, known, { dispatch, viewer }),
        readPlace(values, known, { dispatch, viewer }),
      ])
      const errors = { ...wanted.errors, ...where.errors }
      if (Object.keys(errors).length > 0) return data(stepTo('1', form, { errors }), { status: 422 })
      const wish = { titles: wanted.titles, ...where.place, xp_lvl_id: Number(values.xp_lvl_id) || null }
      await dispatch(saveDesiredJob, wish, viewer)
      return redirect(`/${lang}/jobseeker-complete-profile/2${url.search}`, 303)
    }
    const person = requestIn(form, savePerson)
    const { first_name, last_name, country } = person
    const errors = {
      ...(first_name.trim() === '' && { first_name: 'empty' }),
      ...(first_name.trim().length > MAX_NAME && { first_name: 'name' }),
      ...(last_name.trim().length > MAX_NAME && { last_name: 'name' }),
      ...(country === '' && { country: 'empty' }),
    }
    if (Object.keys(errors).length > 0) return data(stepTo('2', form, { errors }), { status: 422 })
    await dispatch(savePerson, person, viewer)
    return seeOther(requestedRedirect(url) ?? `/${lang}/onsite-job`)
  } catch (caught) {
    return refuse(step ?? '1', form, caught)
  }
}

export default function CompleteProfile({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
  const language = useLanguage()
  const suggest = suggestionsIn(language, loaderData.country)
  useDraft()
  return <WizardPage key={loaderData.step} {...loaderData} {...suggest} answer={actionData ?? null} />
}
