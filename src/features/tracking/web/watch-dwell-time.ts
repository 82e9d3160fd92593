/**
 * Calls back for every element that stays in view for a while, once per value of an attribute. Returns a function that
 * looks for new elements; it reads no positions, so it causes no layout.
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
            if (!document.hidden) report(target)
          }, milliseconds),
        )
      }
    },
    { threshold: share },
  )

  function report(element: Element): void {
    try {
      onDwelled(element)
    } catch {
      // An error in a report must not affect the page.
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
      // Observing an element again makes the observer report its state.
      stopTimer(element)
      observer.unobserve(element)
      observer.observe(element)
    }
  }
}
