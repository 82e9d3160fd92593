export const texts = {
  'start.title': 'Accounts are on their way',
  'start.text':
    'Applying, saving jobs and chatting with employers need an account. Signing in is being built now and is not open yet.',
  'start.will_be': 'What will be here',
  'start.will_apply': 'Apply once: your answers and documents are kept for the next job.',
  'start.will_chat': 'Chat with the employer directly, with their reply record in sight.',
  'start.will_save': 'Save jobs and get alerts by email, daily or weekly.',
  'start.back': 'Back to where you were',

  'handoff.two_title': 'Two people, one browser',
  'handoff.two_text': '{arriving} comes from the other site, but {here} is signed in here. Who goes on?',
  'handoff.go_on_as': 'Go on as {name}',
  'handoff.stay_as': 'Stay signed in as {name}',
  'handoff.refused_title': 'That didn’t work',
  'handoff.no_recruiter_title': 'This account doesn’t hire yet',
  'handoff.no_recruiter_text':
    'The employer site is for people who hire for a company. Ask your company’s coordinator to add you, or sign in with another account.',
  'handoff.again': 'Try again',
  'handoff.sign_in_here': 'Sign in here',
  'handoff.switch_title': 'Site for employers',
  'handoff.switch_text': 'You go on as {name} and stay signed in on both sites.',
  'handoff.switch_nobody':
    'Here companies look after their jobs and the people who hire. Sign in first, or go there to sign in.',
  'handoff.switch_no_recruiter':
    '{name} hires for no company yet. As soon as a company adds you, you can go on to its site from here.',
  'handoff.switch_go': 'Go to the employer site',
} as const
