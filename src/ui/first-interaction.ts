const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const

/** Resolves when somebody first touches the page, by whatever means: time to load what nobody needs before. */
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
