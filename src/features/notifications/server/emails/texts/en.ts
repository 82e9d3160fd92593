export const texts = {
  'unseen.job': 'Job',
  'unseen.open': 'See your notifications',
  'unseen.settings':
    'You get this email because you hadn’t read the notification yet. You can choose in the notification settings what comes by email.',
  'unseen.one.subject': 'A device was signed out of your {site} account',
  'unseen.one.text': 'It was signed out from another device of your account.',
  'unseen.others.subject': 'All other devices were signed out of your {site} account',
  'unseen.others.text': 'One device stayed signed in: the one that signed the others out.',
  'unseen.upheld.subject': 'We closed the job that you reported on {site}',
  'unseen.upheld.text':
    'Thank you for your report. We checked it and closed the job. It no longer appears in searches.',
  'unseen.dismissed.subject': 'We checked the job that you reported on {site}',
  'unseen.dismissed.text':
    'Thank you for your report. We checked the job, found nothing against our rules, and left it open.',
  'unseen.export.subject': 'Your {site} data was downloaded',
  'unseen.export.text': 'A copy of all data in your account was made and downloaded.',
} as const
