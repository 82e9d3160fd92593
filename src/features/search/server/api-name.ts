import { isJobFilter, JOB_FILTERS } from '#config/job-filters.ts'

/** The API's name of a filter of the index; text and country share one name. */
export const apiName = (filter: string): string =>
  filter === 'text' ? 'query' : isJobFilter(filter) ? JOB_FILTERS[filter].api : filter
