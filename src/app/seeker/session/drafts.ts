/**
 * The typed values of a page, so that they are there again after signing in. They stay in this tab; never passwords,
 * codes or files.
 */

const KEY = 'joblane.draft'
/** The values of a form that is being sent: only needed if the response asks to sign in. */
const SENT_KEY = 'joblane.sent'
/** Nobody takes longer than that to sign in. */
const KEPT_MS = 3_600_000

interface Draft {
  /** Path and query of the page. */
  page: string
  at: number
  fields: [name: string, index: number, value: string | boolean][]
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const hereNow = (): string => location.pathname + location.search

/** Stores the values that differ from those with which the page was sent. False: there are none, or no room for them. */
export function storeDraft(key = KEY): boolean {
  const page = hereNow()
  const fields = controls().flatMap(([name, index, control]): Draft['fields'] => {
    const typed = typedInto(control)
    return typed === null ? [] : [[name, index, typed]]
  })
  try {
    if (fields.length === 0) return false
    sessionStorage.setItem(key, JSON.stringify({ page, at: Date.now(), fields }))
    return true
  } catch {
    return false
  }
}

/** A form is being sent. */
export const storeSentDraft = (): boolean => storeDraft(SENT_KEY)

/**
 * On a page that asks to sign in and leads back to `page`: the values that were sent from there are stored after all.
 */
export function adoptSentDraft(page: string | null): void {
  try {
    const sent = sessionStorage.getItem(SENT_KEY)
    sessionStorage.removeItem(SENT_KEY)
    if (sent !== null && page !== null && draftIn(sent)?.page === page) sessionStorage.setItem(KEY, sent)
  } catch {}
}

/**
 * Restores the values on the page where they were typed; once. `page`: the one that is shown. The address is that of the
 * next page a moment before it is shown, and the fields of this page are not those of the draft. What was typed while this
 * script was on its way stays.
 */
export function restoreDraft(page: string): void {
  const draft = keptDraft()
  if (draft === null || draft.page !== page || hereNow() !== page) return
  deleteDraft()
  for (const [name, index, value] of draft.fields) {
    const control = controls().find(([known, number]) => known === name && number === index)?.[2]
    if (control !== undefined && typedInto(control) === null) fill(control, value)
  }
}

function keptDraft(): Draft | null {
  try {
    return draftIn(sessionStorage.getItem(KEY))
  } catch {
    return null
  }
}

function draftIn(text: string | null): Draft | null {
  const kept: unknown = JSON.parse(text ?? 'null')
  return isDraft(kept) && Date.now() - kept.at < KEPT_MS ? kept : null
}

export function deleteDraft(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {}
}

const isDraft = (kept: unknown): kept is Draft =>
  typeof kept === 'object' &&
  kept !== null &&
  'page' in kept &&
  'at' in kept &&
  'fields' in kept &&
  Array.isArray(kept.fields)

/** All controls of the page whose values may be stored, each with its name and its index among those of that name. */
function controls(): [name: string, index: number, control: Control][] {
  const seen = new Map<string, number>()
  return [...document.querySelectorAll<Control>('input[name], textarea[name], select[name]')]
    .filter(mayBeKept)
    .map((control) => {
      const index = seen.get(control.name) ?? 0
      seen.set(control.name, index + 1)
      return [control.name, index, control]
    })
}

const KEPT_TYPES = /^(text|email|tel|url|search|number|date|month|checkbox|radio|textarea|select-.+)$/

const mayBeKept = (control: Control): boolean =>
  KEPT_TYPES.test(control.type) &&
  control.closest('form') !== null &&
  !('secret' in control.dataset) &&
  control.autocomplete !== 'one-time-code'

function typedInto(control: Control): string | boolean | null {
  const typed = currentValue(control)
  return String(typed) === (control.dataset.saved ?? sentValue(control)) ? null : typed
}

const isBox = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type)

const currentValue = (control: Control): string | boolean =>
  isBox(control) ? control.checked : control.value

/**
 * Notes the values of all fields before anything is sent, as those that are saved: a refusal comes with the typed values
 * in their place. `withBoxes`: also of boxes, which some forms save at each press.
 */
export function noteSaved({ withBoxes }: { withBoxes: boolean }): void {
  for (const [, , control] of controls())
    if (withBoxes || !isBox(control)) control.dataset.saved ??= sentValue(control) ?? ''
}

/** The value with which the page was sent. */
function sentValue(control: Control): string | undefined {
  if (isBox(control)) return String(control.defaultChecked)
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue
  return ([...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0])?.value
}

/** As if the visitor had typed it, so that scripts of the page are notified. */
function fill(control: Control, value: string | boolean): void {
  if (typeof value === 'boolean') {
    if (control instanceof HTMLInputElement && control.checked !== value) control.click()
    return
  }
  const proto = Object.getPrototypeOf(control)
  Object.getOwnPropertyDescriptor(proto, 'value')?.set?.call(control, value)
  control.dispatchEvent(new Event('input', { bubbles: true }))
  control.dispatchEvent(new Event('change', { bubbles: true }))
}
