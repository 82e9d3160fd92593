/** The addresses of calls that browsers make. Their contracts use them too. */

export const reportJobCall = { service: 'job', method: 'POST', path: '/:job_id/report' } as const
