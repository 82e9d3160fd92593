/** The addresses of the calls that browsers make. The contracts import them from here. */

export const updateDraftCall = {
  service: 'jobseeker',
  method: 'PATCH',
  path: '/resume-drafts/:id/update',
} as const
export const getDraftCall = { service: 'jobseeker', method: 'GET', path: '/resume-drafts/:id' } as const
export const profileContentCall = {
  service: 'jobseeker',
  method: 'GET',
  path: '/resume-drafts/:id/from-profile',
} as const
export const previewDraftCall = {
  service: 'jobseeker',
  method: 'POST',
  path: '/resume-drafts/preview',
} as const
export const readDraftBackCall = {
  service: 'jobseeker',
  method: 'POST',
  path: '/resume-drafts/read-back',
} as const
export const openShareCall = { service: 'jobseeker', method: 'POST', path: '/resume-shares/open' } as const
export const listResumesCall = { service: 'jobseeker', method: 'GET', path: '/resumes' } as const
export const setAutoSendCall = { service: 'jobseeker', method: 'PUT', path: '/auto-send-resume' } as const
