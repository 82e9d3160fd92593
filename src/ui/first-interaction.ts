const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const

/** Resolves at the first interaction of the visitor: then code that was not needed before can load. */
export const firstInteraction = (): Promise<void> =>
  new Promise((resolve) => {
    const listening = new AbortController()
    const { signal } = listening
    const begin = () => {
      listening.abort()
      resolve()
    }
    for (const sign of SIGNS) addEventListener(sign, begin, { passive: true, capture: true, signal })
  })
