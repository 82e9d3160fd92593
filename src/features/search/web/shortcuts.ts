import { lookUp } from '#shared/look-up.ts'

/**
 * Keys for visitors who search with the keyboard. Loaded after hydration. They can be disabled, and do nothing while
 * the visitor types, holds a modifier, or has a panel open.
 */

export interface ShortcutActions {
  hide: (jobId: number) => void
  help: () => void
}

/** Listens until the returned function is called. */
export function listenToShortcuts({ hide, help }: ShortcutActions): () => void {
  const actions: Readonly<Record<string, () => void>> = {
    '/': focusSearch,
    j: () => step(1),
    k: () => step(-1),
    o: () => openJob(),
    e: () => hideJob(hide),
    f: () => document.querySelector<HTMLElement>('a[href*="filters=all"]:not([popover] *)')?.click(),
    '?': help,
  }
  const listen = (event: KeyboardEvent) => {
    const action = lookUp(actions, keyOf(event))
    if (action === undefined || event.defaultPrevented || isBusy(event)) return
    event.preventDefault()
    action()
  }
  document.addEventListener('keydown', listen)
  return () => document.removeEventListener('keydown', listen)
}

/** On a keyboard of another script, the key in the place of the letter works too. */
function keyOf({ key, code }: KeyboardEvent): string {
  if (/^[\x21-\x7e]$/.test(key)) return key.toLowerCase()
  return /^Key[A-Z]$/.test(code) ? code.slice(3).toLowerCase() : ''
}

function isBusy({ ctrlKey, metaKey, altKey, isComposing, target }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || isComposing) return true
  if (document.querySelector(':popover-open, dialog[open]') !== null) return true
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
  )
}

function focusSearch(): void {
  const field = document.querySelector<HTMLInputElement>('main form[role="search"] input[type="text"]')
  field?.focus()
  field?.select()
}

const LINKS = '#jobs > li:not([hidden]) .card-link'

const jobLinks = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(LINKS)]

/** The card with the focus, or the one whose job is open beside the list. */
function currentIn(links: readonly HTMLElement[]): number {
  const card = document.activeElement?.closest('#jobs > li')
  const focused = links.findIndex((link) => link === document.activeElement || card?.contains(link))
  return focused >= 0 ? focused : links.findIndex((link) => link.ariaCurrent === 'true')
}

/** If there is none yet, the first press goes to the first job. */
function step(by: 1 | -1): void {
  const links = jobLinks()
  const link = links[Math.min(Math.max(currentIn(links) + by, 0), links.length - 1)]
  link?.focus({ preventScroll: true })
  link?.closest('li')?.scrollIntoView({ block: 'nearest' })
}

function openJob(): void {
  const links = jobLinks()
  links[currentIn(links)]?.click()
}

/** The focus moves to the next job, so that the visitor can go through the list. */
function hideJob(hide: (jobId: number) => void): void {
  const links = jobLinks()
  const current = currentIn(links)
  const id = Number(links[current]?.closest('li')?.dataset.item)
  if (!id) return
  const next = links[current + 1] ?? links[current - 1]
  hide(id)
  next?.focus()
}
