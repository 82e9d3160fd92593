import { type ClientActionFunctionArgs, data } from 'react-router'
import type { ActionArgs, LoaderArgs, PageProps } from '#app/common/page-args.ts'
import type { PageHandle } from '#app/common/page-handle.ts'
import { readLists } from '#app/common/read-lists.ts'
import { services } from '#app/common/services.ts'
import { readForm, requestIn } from '#app/common/sign-in/read-form.ts'
import { privateHeaders } from '#app/seeker/private-page.ts'
import { countryByCode } from '#config/countries.ts'
import { getAdvice } from '../../contract/advice.ts'
import { getMe, updateMe } from '../../contract/profile.ts'
import { ProfilePage } from '../../web/profile/profile-page.tsx'
import { isList, isSingle } from '../../web/profile/sections.ts'
import { answerEdit } from '../answer-edit.ts'
import { currentMonth, staysWithoutForm, useEditing } from '../editing-page.ts'
import { finishFirst } from '../finish-first.ts'
import { countViewers, readCountries } from '../profile-lists.ts'
import { CONTRACTS, OWN_FIELDS, SECTION_CALLS } from '../save-section.ts'
import { sendEdit } from '../send-edit.ts'
import { joinMonths, readPlace } from '../typed-values.ts'
import { REVIEW, wizardPath } from './wizard/way.ts'

export const headers = privateHeaders
export const shouldRevalidate = staysWithoutForm

export const handle: PageHandle = { file: { field: 'attachment', kind: 'license' } }

const LISTS = [
  'currencies',
  'educations',
  'gender_lists',
  'industry_lists',
  'language_lists',
  'language_proficiency_lists',
  'notice_period_lists',
  'seeker_type_lists',
  'seeking_status_lists',
  'skill_proficiency_lists',
  'work_permission_lists',
  'xp_lvls',
]

export async function loader({ context }: LoaderArgs) {
  const calls = context.get(services)
  const { dispatch, viewer } = calls
  const [profile, advice, lists] = await Promise.all([
    dispatch(getMe, {}, viewer),
    // Where it is not known, the profile is shown without it.
    dispatch(getAdvice, {}, viewer).catch(() => null),
    readLists(LISTS, calls),
  ])
  const countries = await readCountries(calls, profile.country)
  return {
    profile,
    advice,
    viewers: await countViewers(calls),
    lists: { ...lists, countries: countries.used, nationalities: countries.all },
    month: currentMonth(),
    finishFirst: finishFirst(viewer.language),
    country: viewer.country,
    currency: countryByCode(viewer.country ?? '')?.currency ?? null,
  }
}

export async function action({ request, url, params: { lang }, context }: ActionArgs) {
  const calls = context.get(services)
  const { dispatch, viewer } = calls
  const form = await readForm(request, CONTRACTS, OWN_FIELDS)
  const halves = joinMonths(form, calls)
  const edits = {
    save: async (section: string, id: string | null) => {
      if (Object.keys(halves).length > 0) return { errors: halves }
      if (isList(section)) return SECTION_CALLS[section].save(form, id, calls)
      if (!isSingle(section)) throw data(null, { status: 404 })
      if (!form.has('place')) return dispatch(updateMe, requestIn(form, updateMe), viewer)
      const { current_location } = await dispatch(getMe, {}, viewer)
      const { place, errors } = await readPlace(form, calls, current_location)
      if (Object.keys(errors).length > 0) return { errors }
      return dispatch(updateMe, { ...requestIn(form, updateMe), ...place }, viewer)
    },
    remove: (section: string, id: string) => {
      if (!isList(section)) throw data(null, { status: 404 })
      return SECTION_CALLS[section].remove(id, calls)
    },
  }
  return answerEdit(form, `/${lang}/profile`, calls, edits, reviewIn(url, lang))
}

export const clientAction = (sent: ClientActionFunctionArgs) => sendEdit<typeof action>(sent)

/** Whoever mends here what was read in a resume goes on to confirm it. */
function reviewIn(url: URL, lang: string): string | null {
  const back = url.searchParams.get('back') ?? ''
  const review = wizardPath(lang, REVIEW, '')
  return back === review || back.startsWith(`${review}?`) ? back : null
}

export default function ProfileRoute({
  loaderData,
  actionData,
}: PageProps<typeof loader, typeof clientAction>) {
  const page = useEditing(loaderData, actionData ?? null)
  const { profile, viewers, advice, currency } = loaderData
  return <ProfilePage {...{ profile, viewers, advice, currency, page }} />
}
