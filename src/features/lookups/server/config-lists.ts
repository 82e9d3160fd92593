import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#config/languages.ts'
import { CONFIG_LISTS, configListNames, isListType, type ListEntry } from '#config/lists/lists.ts'
import { SKILLS, skillName } from '#config/skills/skills.ts'
import type { Catalogue } from '#i18n/text.ts'
import { notFound } from '#shared/api-error.ts'
import type { Viewer } from '#shared/viewer.ts'
import { DERIVED_LISTS, isDerivedList, type ListItem } from './derived-lists.ts'

export type CatalogueOf = (language: Language) => Catalogue

/** One list by its name, in the viewer's language. */
export function configList(catalogueOf: CatalogueOf, type: string, viewer: Viewer): ListItem[] {
  const language = languageOf(viewer)
  if (isDerivedList(type)) {
    return DERIVED_LISTS[type]({ language, country: viewer.country, catalogue: catalogueOf(language) })
  }
  if (isListType(type)) return CONFIG_LISTS[type].map((entry) => inLanguage(entry, language))
  throw notFound()
}

/** Every list; the places are those of the country looked at. */
export function allConfigLists(catalogueOf: CatalogueOf, viewer: Viewer): Record<string, ListItem[]> {
  const names = [...configListNames, ...Object.keys(DERIVED_LISTS)]
  return Object.fromEntries(names.map((name) => [name, configList(catalogueOf, name, viewer)]))
}

export function skillList(viewer: Viewer): { skills: ListItem[] } {
  const language = languageOf(viewer)
  return { skills: SKILLS.map(({ id, key }) => ({ id, key, value: skillName(id, language) ?? key })) }
}

function inLanguage({ names, descriptions, ...entry }: ListEntry, language: Language): ListItem {
  const description = isNames(descriptions) ? { description: descriptions[language] } : {}
  const title = isNames(descriptions) ? { title: names[language] } : {}
  return { ...entry, value: names[language], ...title, ...description }
}

function isNames(value: ListEntry['names'] | unknown): value is ListEntry['names'] {
  return typeof value === 'object' && value !== null && 'en' in value
}

const languageOf = (viewer: Viewer): Language =>
  isLanguage(viewer.language) ? viewer.language : DEFAULT_LANGUAGE
