import { isLanguage, type Language } from '#config/languages.ts'

/** The address of the same page in another language, with the same query. */
export function addressInLanguage(pathname: string, search: string, language: Language): string {
  const [, first, ...rest] = pathname.split('/')
  return isLanguage(first) ? `/${[language, ...rest].join('/')}${search}` : `/${language}`
}

/**
 * The address of the same page for another country; for a landing, the landing of that country. It keeps the typed
 * query and the way back, but no places and no pay, which belong to the former country.
 */
export function addressInCountry(pathname: string, search: string, country: string): string {
  const kept = [...new URLSearchParams(search)].filter(([name]) => name === 'query' || name === 'redirect')
  const next = new URLSearchParams([...kept, ['country', country]])
  return `${pathInCountry(pathname, country)}?${next}`
}

function pathInCountry(pathname: string, country: string): string {
  const [landings] = /^\/[^/]+\/jobs(?=\/)/.exec(pathname) ?? []
  if (landings === undefined) return pathname
  return country.length === 2 ? `${landings}/${country.toLowerCase()}` : landings
}
