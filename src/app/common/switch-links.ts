import { isLanguage, type Language } from '#config/languages.ts'

/** The same page in another language, its query kept. */
export function addressInLanguage(pathname: string, search: string, language: Language): string {
  const [, first, ...rest] = pathname.split('/')
  return isLanguage(first) ? `/${[language, ...rest].join('/')}${search}` : `/${language}`
}

/**
 * The same page for another country; of a landing, which is about a country, the other country's. What was typed and the
 * way back are kept; places and pay of the former country mean nothing there.
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
