export const texts = {
  'unseen.job': 'Job',
  'unseen.open': 'See your notifications',
  'unseen.settings':
    'You get this email because you hadn’t read the notification yet. You can choose in the notification settings what comes by email.',
  'unseen.choose': 'Notification settings',
  'unseen.stop': 'Stop emails of this kind',
  'push.general': 'Something new in your {site} account',
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
  'unseen.viewed.subject': '{company} opened your application',
  'unseen.replied.subject': '{company} replied to your application',
  'unseen.reconsidered.subject': '{company} took your application up again',
  'unseen.exchange_asked.subject': '{company} asks to exchange contact details',
  'unseen.exchanged.subject': '{company} exchanged contact details with you',
  'unseen.exchange_asked.text':
    'If you agree in My jobs, you get the recruiter’s phone number and email address.',
  'unseen.exchanged.text': 'The recruiter’s phone number and email address are in My jobs.',
  'unseen.shortlist.subject': '{company} put you on its shortlist',
  'unseen.interview.subject': '{company} wants to interview you',
  'unseen.offer.subject': '{company} wants to make you an offer',
  'unseen.hired.subject': '{company} has hired you',
  'unseen.declined.subject': '{company} did not accept your application',
  'unseen.lapsed.subject': '{company} did not answer in time, so we closed your application',
  'unseen.closed.subject': 'A job at {company} that you applied for has closed',
  'unseen.on_hold.subject': '{company} paused a job that you applied for',
  'unseen.invitation.subject': '{company} invites you to apply',
  'unseen.moving.text': 'My jobs shows where it stands.',
  'unseen.contact.text': 'They can see your contacts and will get in touch. Watch your phone and your inbox.',
  'unseen.hired.text': 'We wish you a good start.',
  'unseen.declined.text': 'This application is over. Your others go on as before.',
  'unseen.lapsed.text':
    'This counts in the reply record that everyone sees. A late answer takes your application up again.',
  'unseen.closed.text':
    'Nobody else can apply now. Your application stays as it is, and the promise of an answer holds.',
  'unseen.invitation.text':
    'Your name and contacts stay hidden until you accept or apply. You can also decline.',
  'unseen.my_jobs': 'See it in My jobs',
} as const
