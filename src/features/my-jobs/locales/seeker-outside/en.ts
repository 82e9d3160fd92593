export const texts = {
  'outside.title': 'Did you apply?',
  'outside.text':
    'We can keep this job in My jobs, so that you do not lose sight of it. Nobody else learns of it.',
  'outside.yes': 'Yes, keep it',
  'outside.no': 'No',
  'outside.kept': 'It is kept in My jobs, under “Elsewhere”.',
} as const
