/** Ids, keys and fixed properties of the lists of the site itself. Ids are stored and sent: never reuse or renumber one. */

export const subscibe_job_frequency_lists = [
  { id: 1, key: 'daily', days: 1 },
  { id: 2, key: 'weekly', days: 7 },
] as const

export const feature_banners = [
  { id: 1, key: 'remote-jobs', path: 'remote-jobs' },
  { id: 2, key: 'web3-jobs', path: 'web3-jobs' },
  { id: 3, key: 'companies', path: 'companies' },
  { id: 4, key: 'salary-converter', path: 'salary-converter' },
  { id: 5, key: 'resume-templates', path: 'resume-templates' },
  { id: 6, key: 'invite', path: 'invite' },
] as const

export const recruiter_role_permissions = [
  { id: 1, key: 'delete-company', roles: ['coordinator'] },
  { id: 2, key: 'transfer-ownership', roles: ['coordinator'] },
  { id: 3, key: 'change-roles', roles: ['coordinator', 'admin'] },
  { id: 4, key: 'verify-recruiters', roles: ['coordinator', 'admin'] },
  { id: 5, key: 'remove-recruiters', roles: ['coordinator', 'admin'] },
  { id: 6, key: 'upload-documents', roles: ['coordinator', 'admin'] },
  { id: 7, key: 'edit-company', roles: ['coordinator', 'admin'] },
  { id: 8, key: 'buy-credits', roles: ['coordinator', 'admin'] },
  { id: 9, key: 'post-jobs', roles: ['coordinator', 'admin', 'recruiter'] },
  { id: 10, key: 'close-any-job', roles: ['coordinator', 'admin'] },
  { id: 11, key: 'hide-pay', roles: [] },
  { id: 12, key: 'see-applicants', roles: ['coordinator', 'admin', 'recruiter'] },
  { id: 13, key: 'see-all-applicants', roles: ['coordinator', 'admin'] },
  { id: 14, key: 'chat', roles: ['coordinator', 'admin', 'recruiter'] },
  { id: 15, key: 'interviews', roles: ['coordinator', 'admin', 'recruiter'] },
  { id: 16, key: 'offers', roles: ['coordinator', 'admin', 'recruiter'] },
  { id: 17, key: 'analyse-resumes', roles: ['coordinator', 'admin', 'recruiter'] },
] as const
