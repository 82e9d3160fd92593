/** Where the calls are that browsers make. Their contracts take it from here. */

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
