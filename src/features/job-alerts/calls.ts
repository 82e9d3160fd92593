/** The addresses of the calls that browsers make. The contracts import them from here. */

export const createJobAlertCall = { service: 'job', method: 'POST', path: '/job-alerts/create' } as const
export const deleteJobAlertCall = {
  service: 'job',
  method: 'DELETE',
  path: '/job-alerts/:id/delete',
} as const
export const previewJobAlertCall = { service: 'job', method: 'GET', path: '/job-alerts/preview' } as const
