import { useLanguage } from '#i18n/language-provider.tsx'
import type { Subject } from '../contract.ts'
import { useText } from './texts.ts'

/** The heading of a landing: "Accountant jobs in Cebu City, Philippines". */
export function useHeading(): (subject: Subject) => string {
  const t = useText()
  const placeName = usePlaceName()
  return (subject) => {
    const { market, place, work } = subject
    if (place === null) {
      return work === null
        ? t('landing.jobs_country', { country: market.phrase })
        : t('landing.work_country', { work: work.name, country: market.phrase })
    }
    const phrase = placeName(place, place.around)
    return work === null
      ? t('landing.jobs_place', { place: phrase })
      : t('landing.work_place', { work: work.name, place: phrase })
  }
}

/** A place's name with the places around it, in the order of the language: `Cebu City, Philippines`, `フィリピン・セブ`. */
export function usePlaceName(): (place: NonNullable<Subject['place']>, around?: readonly string[]) => string {
  const t = useText()
  const language = useLanguage()
  return (place, around = []) => {
    const name = place.is_namesake_region ? t('landing.region', { name: place.name }) : place.name
    const parts = [name, ...around]
    const inOrder = FROM_FAR_TO_NEAR.has(language) ? parts.toReversed() : parts
    const joined = inOrder.reduce((text, part) => `${text}${joint(language, text, part)}${part}`)
    return language.startsWith('zh') && endsLatin(joined) ? `${joined} ` : joined
  }
}

const FROM_FAR_TO_NEAR: ReadonlySet<string> = new Set(['zh-CN', 'zh-TW', 'ja', 'tr'])

function joint(language: string, before: string, after: string): string {
  if (language.startsWith('zh')) return endsLatin(before) || /^\p{Script=Latin}/u.test(after) ? ' ' : ''
  if (language === 'ja') return '・'
  if (language === 'tr') return ' '
  return language === 'ar' ? '، ' : ', '
}

const endsLatin = (text: string): boolean => /\p{Script=Latin}$/u.test(text)
