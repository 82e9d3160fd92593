export const texts = {
  'decision.reason': 'Reason',
  'decision.until': 'Suspended until',
  'decision.until_further': 'further notice',
  'decision.job': 'Job',
  'decision.company': 'Company',
  'decision.number': 'Job number',
  'decision.by_person': 'A person on our team made this decision.',
  'decision.answer':
    'If you think this is a mistake, reply to this email and tell us why. We will look at it again.',
  'decision.questions': 'If anything is unclear, reply to this email.',
  'decision.terms': 'Read the terms of use',
  'decision.account-suspended.subject': 'Your {site} account has been suspended',
  'decision.account-suspended.text':
    'You can’t sign in, and you have been signed out on all your devices. Nothing in your account has been deleted.',
  'decision.account-restored.subject': 'Your {site} account is open again',
  'decision.account-restored.text':
    'We have lifted the suspension. You can sign in again, and everything in your account is as you left it.',
  'decision.job-closed.subject': 'Your job “{title}” has been closed',
  'decision.job-closed.text':
    'We checked reports about this job and closed it for the reason given below. Job seekers no longer find it, and it can’t be opened again.',
} as const
