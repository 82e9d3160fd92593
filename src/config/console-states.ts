/** By what the operators' console tells apart the reports and accounts that it lists. */
export const REPORT_STATES = ['open', 'upheld', 'dismissed'] as const
export const ACCOUNT_STATES = ['all', 'suspended', 'recruiters', 'operators'] as const
