/** The link of a function that does not exist yet; `path` (below the language) is where the page's back link leads. */
export const comingSoonLink = (lang: string, path: string): string =>
  `/${lang}/coming?${new URLSearchParams({ redirect: `/${lang}${path}` })}`
