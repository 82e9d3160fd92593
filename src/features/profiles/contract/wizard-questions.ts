/**
 * The questions of the wizard, in their order. `step`: the step of the specification that asks them; `address`: the last
 * part of the page's path, by the specification's numbers where it has one.
 */
export const QUESTIONS = [
  { name: 'titles', step: 1, address: '1' },
  { name: 'place', step: 1, address: 'place' },
  { name: 'types', step: 1, address: 'types' },
  { name: 'pay', step: 1, address: 'pay' },
  { name: 'experience', step: 1, address: 'experience' },
  { name: 'name', step: 2, address: '10' },
  { name: 'notice', step: 2, address: 'notice' },
  { name: 'work', step: 3, address: '3' },
  { name: 'school', step: 4, address: '4' },
] as const

export type Question = (typeof QUESTIONS)[number]['name']

export const questionNames = QUESTIONS.map(({ name }) => name)

/** The order of a question; of an unknown one that of the first. */
export const placeOf = (question: string | null): number =>
  Math.max(
    0,
    QUESTIONS.findIndex(({ name }) => name === question),
  )

/** Null after the last. */
export const questionAfter = (question: Question): Question | null =>
  QUESTIONS[placeOf(question) + 1]?.name ?? null

export const addressOf = (question: Question): string => QUESTIONS[placeOf(question)]?.address ?? '1'

export const questionAt = (address: string): Question | null =>
  QUESTIONS.find((question) => question.address === address)?.name ?? null

/** The steps that are finished once somebody is at a question. */
export const stepsBefore = (question: Question): number => (QUESTIONS[placeOf(question)]?.step ?? 1) - 1

/** The last question of the step that says which job somebody looks for. */
export const LAST_OF_DESIRED_JOB: Question = 'experience'
