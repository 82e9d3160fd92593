const FORMS = 'form[data-save] > button'

/** Marks the buttons of saved jobs, those that come later included. Returns a function that stops it. */
export function markSaved(isSaved: (id: number) => boolean): { mark: () => void; stop: () => void } {
  const mark = () => {
    for (const button of document.querySelectorAll<HTMLButtonElement>(FORMS)) {
      const pressed = String(isSaved(Number(button.value)))
      if (button.ariaPressed !== pressed) button.ariaPressed = pressed
    }
  }
  let frame = 0
  const observer = new MutationObserver(() => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(mark)
  })
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['value'] })
  mark()
  return {
    mark,
    stop: () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
    },
  }
}
