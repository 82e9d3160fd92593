/** The fields that a reader must interpret, under their names in reports. */
export const READ_FIELDS = {
  text: 'unharmed text',
  language: 'language',
  function: 'function',
  country: 'country',
  place: 'place',
  pay: 'pay',
  type: 'type of work',
  arrangement: 'arrangement',
  experience: 'experience',
  education: 'education',
  eligibility: 'work eligibility',
  date: 'date',
} as const
export type ReadField = keyof typeof READ_FIELDS
