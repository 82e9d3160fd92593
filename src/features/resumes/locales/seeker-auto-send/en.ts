export const texts = {
  'auto.title': 'Send a resume automatically',
  'auto.help':
    'It goes with your first message of each application, unless you choose another one there. Who saw what lists each time.',
  'auto.off': 'Off',
  'auto.set_automatic': '{name} is sent automatically now.',
  'auto.not_automatic': 'No resume is sent automatically now.',
  'auto.save': 'Save',
} as const
