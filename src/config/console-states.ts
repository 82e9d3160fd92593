/** The states by which the operators' console filters reports and accounts. */
export const REPORT_STATES = ['open', 'upheld', 'dismissed'] as const
export const ACCOUNT_STATES = ['all', 'suspended', 'recruiters', 'operators'] as const

/** The grounds of a suspension, as shown to the account's owner. */
export const SUSPENSION_GROUNDS = [
  'terms',
  'no_shows',
  'fraud',
  'false_identity',
  'abuse',
  'spam',
  'taken_over',
] as const
