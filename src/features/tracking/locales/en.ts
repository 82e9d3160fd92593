export const texts = {
  'tracking.pixel_title': 'Advertising: your choice',
  'tracking.pixel_text':
    'May {host} learn which pages you open here, so that we can tell whether our advertising works? Never what you search for. The site is the same either way.',
  'tracking.pixel_allow': 'Allow',
  'tracking.pixel_refuse': 'Refuse',
  'tracking.pixel_choice': 'Advertising choice',
} as const
