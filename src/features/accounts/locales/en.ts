export const texts = {
  'start.title': 'Accounts are on their way',
  'start.text':
    'Applying, saving jobs and chatting with employers need an account. Signing in is being built now and is not open yet.',
  'start.will_be': 'What will be here',
  'start.will_apply': 'Apply once: your answers and documents are kept for the next job.',
  'start.will_chat': 'Chat with the employer directly, with their reply record in sight.',
  'start.will_save': 'Save jobs and get alerts by email, daily or weekly.',
  'start.back': 'Back to where you were',
} as const
