/** Where signing in begins for something that needs an account; `path` (below the language) is where it leads back to. */
export const startLink = (lang: string, path: string): string =>
  `/${lang}/get-started?${new URLSearchParams({ redirect: `/${lang}${path}` })}`
