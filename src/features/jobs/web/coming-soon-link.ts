/** Where something leads that is not open yet; `path` (below the language) is where that leads back to. */
export const comingSoonLink = (lang: string, path: string): string =>
  `/${lang}/coming?${new URLSearchParams({ redirect: `/${lang}${path}` })}`
