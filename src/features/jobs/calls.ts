/** The addresses of the calls that browsers make. The contracts import them from here. */

export const getJobCall = { service: 'job', method: 'GET', path: '/:job_id' } as const
export const hideJobsCall = { service: 'job', method: 'POST', path: '/hidden-jobs/create' } as const
export const showJobAgainCall = {
  service: 'job',
  method: 'DELETE',
  path: '/hidden-jobs/:id/delete',
} as const
export const listJobCardsCall = { service: 'job', method: 'GET', path: '/cards' } as const
