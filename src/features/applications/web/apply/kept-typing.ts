import { type RefObject, useEffect } from 'react'

/**
 * What somebody has typed into the form of a job stays on their device until it is sent: the sheet may be closed, the tab
 * lost, the session over. Another account on the same device does not see it.
 */

const KEY = 'joblane.applying'
const KEPT_MS = 14 * 86_400_000
const MOST_JOBS = 20

interface Kept {
  account: string
  jobs: Record<string, { at: number; fields: Record<string, string> }>
}

/** Restores what was typed, and keeps what is typed from now on. */
export function useKeptTyping(
  form: RefObject<HTMLFormElement | null>,
  { account, jobId }: { account: string; jobId: number },
): void {
  useEffect(() => {
    const here = form.current
    if (here === null) return undefined
    restore(here, read(account).jobs[jobId]?.fields ?? {})
    const keep = () => write(account, jobId, typedIn(here))
    here.addEventListener('input', keep)
    return () => here.removeEventListener('input', keep)
  }, [form, account, jobId])
}

/** The application is sent. */
export const forgetTyping = (account: string, jobId: number): void => write(account, jobId, null)

const isKept = (name: string): boolean => name === 'first_message' || name.startsWith('question-')

function typedIn(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)].filter(
    (entry): entry is [string, string] => isKept(entry[0]) && typeof entry[1] === 'string' && entry[1] !== '',
  )
  return Object.fromEntries(entries)
}

function restore(form: HTMLFormElement, fields: Record<string, string>): void {
  for (const [name, value] of Object.entries(fields)) {
    const field = form.elements.namedItem(name)
    if (!isKept(name) || field === null || isTyped(field)) continue
    if (field instanceof RadioNodeList) field.value = value
    else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
      field.value = value
      const fold = field.closest('details')
      if (fold !== null) fold.open = true
    }
  }
}

/** Something else was typed or chosen here before this script had come: it stays. */
function isTyped(field: Element | RadioNodeList): boolean {
  if (field instanceof RadioNodeList)
    return [...field].some((one) => one instanceof HTMLInputElement && one.checked !== one.defaultChecked)
  const hasText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
  return hasText && field.value !== field.defaultValue
}

function read(account: string): Kept {
  const none: Kept = { account, jobs: {} }
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    return isOf(kept, account) ? kept : none
  } catch {
    return none
  }
}

function write(account: string, jobId: number, fields: Record<string, string> | null): void {
  const now = Date.now()
  const { [jobId]: _before, ...others } = read(account).jobs
  const fresh = Object.entries(others)
    .filter(([, { at }]) => now - at < KEPT_MS)
    .toSorted(([, one], [, other]) => other.at - one.at)
    .slice(0, MOST_JOBS)
  const own = fields === null ? [] : [[jobId, { at: now, fields }] as const]
  try {
    localStorage.setItem(KEY, JSON.stringify({ account, jobs: Object.fromEntries([...own, ...fresh]) }))
  } catch {}
}

/** Only this module writes it: whoever has changed it by hand gets an empty form. */
const isOf = (kept: unknown, account: string): kept is Kept =>
  typeof kept === 'object' &&
  kept !== null &&
  'account' in kept &&
  kept.account === account &&
  'jobs' in kept &&
  typeof kept.jobs === 'object' &&
  kept.jobs !== null
