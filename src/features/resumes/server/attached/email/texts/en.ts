/** A resume that somebody sends by email. */
export const texts = {
  'resume.subject': '{name} sent you a resume',
  'resume.text': '{name} chose to send you this resume through {site}. It is attached to this email.',
  'resume.from': 'From',
  'resume.email': 'Email',
  'resume.file': 'Resume',
  'resume.unknown': 'You don’t know {name}? Then leave the file closed and delete this email.',
  'resume.stop': 'Get no more resumes by email',
} as const
