/** The addresses of the calls that browsers make. The contracts import them from here. */

export const getFitCall = { service: 'job', method: 'GET', path: '/:job_id/fit' } as const
export const listFitsCall = { service: 'job', method: 'GET', path: '/fits' } as const
