/** Where the calls are that browsers make. Their contracts take it from here. */

export const getJobCall = { service: 'job', method: 'GET', path: '/:job_id' } as const
