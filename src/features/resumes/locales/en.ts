export const texts = {
  'resume_mail.title': 'Resumes by email',
  'resume_mail.text': 'Somebody sent you a resume through {site}. We can see to it that you get no more.',
  'resume_mail.stop': 'Send me no more resumes',
  'resume_mail.stopped': 'You get no more resumes by email.',
  'resume_mail.broken': 'This link does not work. Copy it whole from the email.',
} as const
