/**
 * Messages that no code has for its own, by their key in `messages/`, with the placeholders that whoever uses one must
 * fill: what stands beside a field that doesn't fit its call (40001), and what pages say in their own words.
 */
export const NAMED_MESSAGES = {
  'value-invalid': [],
  'number-wanted': [],
  'whole-number-wanted': [],
  'number-too-small': ['min'],
  'number-too-big': ['max'],
  'choose-from-list': [],
  'choose-at-least': ['min'],
  'choose-at-most': ['max'],
  'field-unknown': [],
  'try-later': [],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type NamedMessage = keyof typeof NAMED_MESSAGES
