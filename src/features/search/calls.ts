/** The addresses of the calls that browsers make. The contracts import them from here. */

export const searchJobsCall = { service: 'search', method: 'GET', path: '/job' } as const
export const suggestJobTitlesCall = {
  service: 'config',
  method: 'GET',
  path: '/search/job-title-lists',
} as const
export const suggestCombinedCall = {
  service: 'company',
  method: 'GET',
  path: '/combined_search_suggestion',
} as const
export const suggestLocationsCall = {
  service: 'config',
  method: 'GET',
  path: '/search/location-lists',
} as const
export const findLocationNearCall = { service: 'config', method: 'GET', path: '/geo-location' } as const
