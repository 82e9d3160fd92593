/** Where the calls are that browsers make. Their contracts take it from here. */

export const getTranslationContentCall = {
  service: 'base',
  method: 'GET',
  path: '/translations/content',
} as const
