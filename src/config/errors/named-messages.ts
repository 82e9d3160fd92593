/**
 * Messages without a code of their own, by their key in `messages/`, with the placeholders that a caller must fill:
 * messages beside a field that does not fit its call (40001), and messages of pages.
 */
export const NAMED_MESSAGES = {
  'value-invalid': [],
  'number-wanted': [],
  'whole-number-wanted': [],
  'amount-unclear': ['typed', 'whole', 'decimals'],
  'number-too-small': ['min'],
  'number-too-big': ['max'],
  'choose-from-list': [],
  'choose-at-least': ['min'],
  'choose-at-most': ['max'],
  'field-unknown': [],
  'month-in-future': [],
  'place-elsewhere': ['country'],
  'pay-history-not-stored': [],
  'changed-elsewhere': [],
  'too-many-entries': ['max'],
  'captions-unreadable': [],
  'try-later': [],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type NamedMessage = keyof typeof NAMED_MESSAGES
