/** Ids, keys and fixed properties of the lists of reports. Ids are stored and sent: never reuse or renumber one. */

export const report_job_reasons = [
  { id: 1, key: 'scam', category: 'spam' },
  { id: 2, key: 'spam', category: 'spam' },
  { id: 3, key: 'discriminatory', category: 'discrimination' },
  { id: 4, key: 'offensive', category: 'discrimination' },
  { id: 5, key: 'violence', category: 'discrimination' },
  { id: 6, key: 'job-closed', category: 'broken' },
  { id: 7, key: 'incorrect-company', category: 'broken' },
  { id: 8, key: 'incorrect-location', category: 'broken' },
  { id: 9, key: 'incorrect-formatting', category: 'broken' },
  { id: 10, key: 'does-not-belong', category: 'broken' },
] as const

export const report_talent_reasons = [
  { id: 1, key: 'false-information' },
  { id: 2, key: 'impersonation' },
  { id: 3, key: 'harassment' },
  { id: 4, key: 'advertising' },
  { id: 5, key: 'fraud' },
  { id: 6, key: 'no-show' },
  { id: 7, key: 'unreachable' },
  { id: 8, key: 'under-age' },
  { id: 9, key: 'other' },
] as const

export const chat_report_lists = [
  { id: 1, key: 'asks-for-money' },
  { id: 2, key: 'fraud' },
  { id: 3, key: 'personal-data' },
  { id: 4, key: 'off-platform' },
  { id: 5, key: 'harassment' },
  { id: 6, key: 'sexual-content' },
  { id: 7, key: 'discrimination' },
  { id: 8, key: 'advertising' },
  { id: 9, key: 'different-job' },
  { id: 10, key: 'other' },
] as const

export const report_interview_reasons = [
  { id: 1, key: 'interviewer-absent' },
  { id: 2, key: 'wrong-address' },
  { id: 3, key: 'time-changed' },
  { id: 4, key: 'asked-for-money' },
  { id: 5, key: 'different-job' },
  { id: 6, key: 'improper-questions' },
  { id: 7, key: 'harassment' },
  { id: 8, key: 'unsafe-place' },
  { id: 9, key: 'wrong-result' },
  { id: 10, key: 'other' },
] as const

export const report_recruiter_reasons = [
  { id: 1, key: 'impersonation' },
  { id: 2, key: 'asks-for-money' },
  { id: 3, key: 'fake-jobs' },
  { id: 4, key: 'collects-data' },
  { id: 5, key: 'harassment' },
  { id: 6, key: 'discrimination' },
  { id: 7, key: 'spam' },
  { id: 8, key: 'shares-my-data' },
  { id: 9, key: 'other' },
] as const
