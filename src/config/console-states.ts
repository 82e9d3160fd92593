/** The states by which the operators' console filters reports and accounts. */
export const REPORT_STATES = ['open', 'upheld', 'dismissed'] as const
export const ACCOUNT_STATES = ['all', 'suspended', 'recruiters', 'operators'] as const

/** Why an account may be suspended, as its owner is told. */
export const SUSPENSION_GROUNDS = [
  'terms',
  'no_shows',
  'fraud',
  'false_identity',
  'abuse',
  'spam',
  'taken_over',
] as const
