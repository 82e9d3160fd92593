/** The addresses of the calls that browsers make. The contracts import them from here. */

export const applyCall = { service: 'data', method: 'POST', path: '/jobs/:id/applications' } as const
export const withdrawCall = { service: 'job', method: 'PATCH', path: '/applied-jobs/:id/withdraw' } as const
export const mayApplyCall = { service: 'data', method: 'GET', path: '/jobs/:id/may-apply' } as const
