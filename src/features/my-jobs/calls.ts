/** The addresses of the calls that browsers make. The contracts import them from here. */

export const saveJobsCall = { service: 'job', method: 'POST', path: '/saved-jobs/create' } as const
export const unsaveJobCall = { service: 'job', method: 'DELETE', path: '/saved-jobs/:id/delete' } as const
export const listSavedIdsCall = { service: 'job', method: 'GET', path: '/saved-job-ids' } as const
export const keepOutsideCall = {
  service: 'job',
  method: 'POST',
  path: '/outside-applications/create',
} as const
