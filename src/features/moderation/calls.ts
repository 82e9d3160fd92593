/** Where the calls are that browsers make. Their contracts take it from here. */

export const reportJobCall = { service: 'job', method: 'POST', path: '/:job_id/report' } as const
