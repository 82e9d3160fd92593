/** The addresses of the calls that browsers make. The contracts import them from here. */

export const reportClicksCall = { service: 'base', method: 'POST', path: '/logs/report/click' } as const
export const reportExposuresCall = { service: 'base', method: 'POST', path: '/logs/report/expose' } as const
export const reportEventsCall = { service: 'logs', method: 'POST', path: '/report/events' } as const
export const uploadWebEventsCall = {
  service: 'apiGo',
  method: 'POST',
  path: '/app/upload_web_events',
} as const
export const reportSearchCall = { service: 'job', method: 'POST', path: '/metrics/job-hot-search' } as const
export const reportViewCall = { service: 'job', method: 'POST', path: '/:job_id/view' } as const
export const reportGetStartedCall = {
  service: 'jobseeker',
  method: 'POST',
  path: '/click/get-started-record',
} as const
