import { countryName } from '#config/countries.ts'
import { isLanguage } from '#config/languages.ts'
import { type ListType, nameInList } from '#config/lists/lists.ts'
import { skillIdOf } from '#config/skills/skills.ts'
import { lookUp } from '#shared/look-up.ts'
import type { ImportEntry } from '../../contract/import.ts'
import { placeNamed, skillNamed } from '../named.ts'
import type { DraftEntry, DraftFields } from './draft.ts'

type Shown = Pick<ImportEntry, 'title' | 'details' | 'start' | 'end' | 'is_current' | 'text'>

/** One thing that was read, in a language, as every section can show it. */
export function presentEntry({ section, fields, open }: DraftEntry, language: string): Shown {
  const text = (field: string): string | null => {
    const value = lookUp(fields, field)
    return value === undefined ? null : String(value)
  }
  const name = (list: ListType, field: string) => nameOf(list, lookUp(fields, field), language)
  /** A date without its month stays open, and is shown as the file says it. */
  const date = (field: string) => text(field) ?? open.find((left) => left.field === field)?.value ?? null
  const some = (...words: (string | null)[]) => words.flatMap((one) => one || [])
  const shown = (title: string | null, details: string[] = [], more: Partial<Shown> = {}): Shown => ({
    title: title ?? '',
    details,
    start: date('started_on') ?? date('issued_on'),
    end: date('ended_on') ?? date('expires_on'),
    is_current: fields.is_current === true || fields.is_attending === true,
    text: null,
    ...more,
  })
  switch (section) {
    case 'basics':
      return shown(basicValue(fields, language))
    case 'work_experiences':
      return shown(text('job_title'), some(text('company_name')), { text: text('description') })
    case 'educations':
      return shown(text('school_name'), some(name('educations', 'education_id'), text('field_of_study')), {
        text: text('description'),
      })
    case 'skills': {
      const value = text('value') ?? ''
      const level = name('skill_proficiency_lists', 'proficiency_id')
      return shown(skillNamed(skillIdOf(value) ?? null, value, language), some(level))
    }
    case 'languages':
      return shown(
        name('language_lists', 'language_id'),
        some(name('language_proficiency_lists', 'proficiency_id')),
      )
    case 'links':
      return shown(
        text('display_name') ?? text('url'),
        text('display_name') === null ? [] : some(text('url')),
        {
          text: text('description'),
        },
      )
    case 'licenses':
      return shown(text('name'), some(text('issuer'), text('credential_id'), text('credential_url')))
  }
}

function nameOf(list: ListType, id: DraftFields[string] | undefined, language: string): string | null {
  return (typeof id === 'number' && isLanguage(language) && nameInList(list, id, language)) || null
}

/** The one answer of the basic information, in words. */
export function basicValue(fields: DraftFields, language: string): string | null {
  const { nationality, location_id: place } = fields
  if (typeof place === 'number') return placeNamed(place, null, language)?.value ?? null
  if (typeof nationality === 'string')
    return isLanguage(language) ? countryName(nationality, language) : nationality
  const [value = null] = Object.values(fields)
  return value === null ? null : String(value)
}
