import { useMemo } from 'react'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import type { Lists } from '#app/common/read-lists.ts'
import { suggestionsIn } from '#app/seeker/sign-in/suggestions.ts'
import { getSkillsCall } from '#features/lookups/calls.ts'
import type { getSkills } from '#features/lookups/contract.ts'
import { suggestCombinedCall } from '#features/search/calls.ts'
import type { suggestCombined } from '#features/search/contract.ts'
import { useLanguage } from '#i18n/language-provider.tsx'
import { callApi } from '#shared/api-client.ts'
import type { FormAnswer } from '#ui/form/form-answer.ts'
import type { EditingPage, FormDrafts } from '../web/profile/page-context.ts'

interface Loaded {
  lists: Lists
  month: string
  finishFirst: string
  /** Of the viewer. */
  country: string | null
}

/** The parts of a page that its forms need. */
export function useEditing(
  { lists, month, country, finishFirst }: Loaded,
  answer: FormAnswer<string> | null,
): EditingPage {
  const language = useLanguage()
  const suggest = useMemo(() => suggestFor(language, country), [language, country])
  return { lists, month, finishFirst, answer, suggest, drafts: DRAFTS }
}

/** The current month, such as `2026-11`. */
export const currentMonth = (): string => new Date().toISOString().slice(0, 7)

/**
 * `shouldRevalidate`: the address says which form is open, and the data stay until a form was sent. An entry that is not
 * found is gone from the page, too.
 */
export const staysWithoutForm = ({
  formMethod,
  currentUrl,
  nextUrl,
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean => {
  if (formMethod === undefined && currentUrl.pathname === nextUrl.pathname) return false
  return defaultShouldRevalidate || actionStatus === 404
}

const load = () => import('#app/seeker/session/device-drafts.ts')

const DRAFTS: FormDrafts = {
  store: async () => (await load()).storeOnDevice(),
  restore: () => withThisPage('restoreFromDevice'),
  drop: () => withThisPage('dropFromDevice'),
}

/** Whoever leaves is on another page by the time the script has come. */
async function withThisPage(act: 'restoreFromDevice' | 'dropFromDevice'): Promise<void> {
  const page = location.pathname + location.search
  ;(await load())[act](page)
}

const MOST_COMPANIES = 5

function suggestFor(language: string, country: string | null): EditingPage['suggest'] {
  const { suggestTitles, suggestPlaces } = suggestionsIn(language, country)
  let skills: Promise<readonly string[]> | null = null
  return {
    titles: suggestTitles,
    places: suggestPlaces,
    companies: async (query, signal) => {
      const request = { query, country: country ?? '', size: MOST_COMPANIES }
      const found = await callApi<typeof suggestCombined>(suggestCombinedCall, request, { language, signal })
      return found.companies.map(({ name }) => name)
    },
    skills: async (typed) => {
      skills ??= callApi<typeof getSkills>(getSkillsCall, {}, { language }).then((list) =>
        list.skills.map(({ value }) => value),
      )
      skills.catch(() => (skills = null))
      return startingWith(typed, await skills)
    },
  }
}

/** Names that begin with the typed text come before those that only contain it. */
function startingWith(typed: string, names: readonly string[]): string[] {
  const text = typed.trim().toLocaleLowerCase()
  const found = names.filter((name) => name.toLocaleLowerCase().includes(text))
  return found.toSorted((one, other) => indexIn(one, text) - indexIn(other, text))
}

const indexIn = (name: string, text: string): number => name.toLocaleLowerCase().indexOf(text)
