import type { Locator } from '@playwright/test'

/**
 * The seconds that somebody on a phone takes, by a keystroke-level model (Card, Moran and Newell): the time of a test says
 * nothing of people, so a journey counts what the thumb does. The figures are explained in docs/decisions/0093.
 */
const SECONDS = {
  /** To find a target on the screen and touch it. */
  touches: 1.1,
  /** A character on the keyboard of the screen. */
  characters: 0.3,
  /** To spin a list of the system to a value, beside the touches that open it and choose. */
  spins: 1,
  /** To read a question and decide (1.35), and to wait for the next one on a slow phone (1.7). */
  questions: 3.05,
}

export interface Thumb {
  readonly did: Readonly<typeof SECONDS>
  touch(target: Locator): Promise<void>
  type(field: Locator, text: string): Promise<void>
  choose(list: Locator, value: string): Promise<void>
  /** Another question has come. */
  read(): void
  seconds(): number
}

/** Does to a page what a thumb does, and counts it. */
export function thumb(): Thumb {
  const did = { touches: 0, characters: 0, spins: 0, questions: 0 }
  return {
    did,
    touch: async (target) => {
      did.touches += 1
      await target.click()
    },
    type: async (field, text) => {
      did.touches += 1
      did.characters += text.length
      await field.click()
      await field.fill(text)
    },
    choose: async (list, value) => {
      did.touches += 2
      did.spins += 1
      await list.selectOption(value)
    },
    read: () => {
      did.questions += 1
    },
    seconds: () =>
      did.touches * SECONDS.touches +
      did.characters * SECONDS.characters +
      did.spins * SECONDS.spins +
      did.questions * SECONDS.questions,
  }
}
