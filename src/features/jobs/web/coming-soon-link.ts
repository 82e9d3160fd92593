/** The link of a function that does not exist yet; `path` (below the language) is where its page leads back to. */
export const comingSoonLink = (lang: string, path: string): string =>
  `/${lang}/coming?${new URLSearchParams({ redirect: `/${lang}${path}` })}`
