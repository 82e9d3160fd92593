/**
 * Presses of the buttons that save a job. Who presses one before the script that saves has come would be led away from
 * their list by its form: such presses wait here.
 */
const waiting: HTMLButtonElement[] = []

/** The pressed button of such a form; null for every other form. */
export function saveButtonOf({ submitter }: SubmitEvent): HTMLButtonElement | null {
  return submitter instanceof HTMLButtonElement && submitter.matches('form[data-save] > button')
    ? submitter
    : null
}

function hold(event: SubmitEvent): void {
  const button = saveButtonOf(event)
  if (button === null) return
  event.preventDefault()
  waiting.push(button)
}

/** Begins to hold them; `takePresses` ends it. */
export const holdPresses = (): void => document.addEventListener('submit', hold)

/** Those that wait. */
export function takePresses(): HTMLButtonElement[] {
  document.removeEventListener('submit', hold)
  return waiting.splice(0)
}
