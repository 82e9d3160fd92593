import type { Label } from './labels.ts'

/** One field of one posting. */
export interface Mark {
  isStated: boolean
  isThere: boolean
  isRight: boolean
  isInText: boolean
}

export const markOf = (label: Label, answer: string | null): Mark => ({
  isStated: answer !== null,
  // A field that may be empty cannot be missed.
  isThere: label.right.size > 0 && !label.maySayNothing,
  isRight: answer !== null && label.right.has(answer),
  isInText: label.isInText,
})

/**
 * Precision: of the stated values, the share that is right. Recall: of the existing values, the share that was found; a
 * wrong answer has not found it. Each as a share with its counts.
 */
export function scoreOf(marks: readonly Mark[]) {
  const there = marks.filter(({ isThere }) => isThere)
  const share = (of: readonly Mark[]) => {
    const right = of.filter(({ isRight }) => isRight).length
    return of.length === 0 ? '–' : `${(right / of.length).toFixed(3)} (${right} of ${of.length})`
  }
  return {
    precision: share(marks.filter(({ isStated }) => isStated)),
    recall: share(there.filter(({ isInText }) => !isInText)),
    recallWithText: share(there),
  }
}
