import type { Label } from './labels.ts'

/** One field of one posting. */
export interface Mark {
  isSaid: boolean
  isThere: boolean
  isRight: boolean
  isInText: boolean
}

export const markOf = (label: Label, answer: string | null): Mark => ({
  isSaid: answer !== null,
  // A field that may be empty cannot be missed.
  isThere: label.right.size > 0 && !label.maySayNothing,
  isRight: answer !== null && label.right.has(answer),
  isInText: label.isInText,
})

/**
 * Precision: of what is said, how much is right. Recall: of what is there, how much is found; an answer that is wrong
 * has not found it. Each as a share with the counts behind it.
 */
export function scoreOf(marks: readonly Mark[]) {
  const there = marks.filter(({ isThere }) => isThere)
  const share = (of: readonly Mark[]) => {
    const right = of.filter(({ isRight }) => isRight).length
    return of.length === 0 ? '–' : `${(right / of.length).toFixed(3)} (${right} of ${of.length})`
  }
  return {
    precision: share(marks.filter(({ isSaid }) => isSaid)),
    recall: share(there.filter(({ isInText }) => !isInText)),
    recallWithText: share(there),
  }
}
