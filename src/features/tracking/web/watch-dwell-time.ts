/**
 * Tells of every element that stays in view for a while, once for each value of an attribute. Answers a function that
 * looks for new ones; it reads no positions, so that it costs no layout.
 */
export function watchDwellTime(
  attribute: string,
  { share, milliseconds }: { share: number; milliseconds: number },
  onDwelled: (element: Element) => void,
): () => void {
  const watched = new Map<Element, string>()
  const timers = new Map<Element, ReturnType<typeof setTimeout>>()

  const stopTimer = (element: Element) => {
    clearTimeout(timers.get(element))
    timers.delete(element)
  }
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, intersectionRatio } of entries) {
        stopTimer(target)
        if (!isIntersecting || intersectionRatio < share) continue
        timers.set(
          target,
          setTimeout(() => {
            stopTimer(target)
            if (!document.hidden) tell(target)
          }, milliseconds),
        )
      }
    },
    { threshold: share },
  )

  function tell(element: Element): void {
    try {
      onDwelled(element)
    } catch {
      // A report is nobody's trouble.
    }
  }

  return () => {
    for (const element of watched.keys()) {
      if (element.isConnected) continue
      stopTimer(element)
      observer.unobserve(element)
      watched.delete(element)
    }
    for (const element of document.querySelectorAll(`[${attribute}]`)) {
      const value = `${element.closest('[data-query]')?.getAttribute('data-query')} ${element.getAttribute(attribute)}`
      if (watched.get(element) === value) continue
      watched.set(element, value)
      // Taken anew, the observer tells where it stands.
      stopTimer(element)
      observer.unobserve(element)
      observer.observe(element)
    }
  }
}
