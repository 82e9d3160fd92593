/** The addresses of the calls that browsers make. The contracts import them from here. */

export const getJobCall = { service: 'job', method: 'GET', path: '/:job_id' } as const
