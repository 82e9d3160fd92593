import type { ReactNode } from 'react'
import { Form, useSearchParams } from 'react-router'
import { placeOf } from './sections.ts'
import { useText } from './texts.ts'

interface SectionProps {
  name: string
  title: string
  /** Links to forms. */
  actions?: ReactNode
  children: ReactNode
}

/** One part of the profile, under a line. */
export function Section({ name, title, actions, children }: SectionProps) {
  return (
    <section
      id={placeOf(name)}
      tabIndex={-1}
      aria-labelledby={`title-${name}`}
      className="border-t border-line px-4 py-5 outline-none sm:px-8 sm:py-6"
    >
      <header className="-me-3 mb-2 flex min-h-11 items-center gap-1">
        <h2 id={`title-${name}`} className="me-auto text-20 font-bold">
          {title}
        </h2>
        {actions}
      </header>
      <UndoHere section={name} />
      {children}
    </section>
  )
}

/**
 * Where no script runs, the last change of this section is undone here. With scripts a notice offers it, and the address
 * no longer names the change (`useUndoNotice`).
 */
function UndoHere({ section }: { section: string }) {
  const t = useText()
  const [query] = useSearchParams()
  const undo = query.get('undo')
  if (query.get('in') !== section) return null
  if (undo === null)
    return (
      query.get('done') === 'stale' && (
        <noscript>
          <p role="status" className="mb-3 rounded-control bg-quiet px-4 py-2.5">
            {t('profile.stale')}
          </p>
        </noscript>
      )
    )
  return (
    <noscript>
      <Form
        method="post"
        className="mb-3 flex flex-wrap items-center gap-2 rounded-control bg-tint ps-4 pe-1"
      >
        <p role="status" className="grow py-2.5">
          {t(query.get('done') === 'deleted' ? 'profile.deleted' : 'profile.saved')}
        </p>
        <input type="hidden" name="section" value={section} />
        <input type="hidden" name="undo_id" value={undo} />
        <button
          type="submit"
          name="intent"
          value="undo"
          className="min-h-11 rounded-control px-3 font-semibold text-primary hover:bg-quiet"
        >
          {t('action.undo')}
        </button>
      </Form>
    </noscript>
  )
}

/** An empty section is one line. */
export function EmptyLine({ text, children }: { text: string; children: ReactNode }) {
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-3 text-muted">
      <span>{text}</span>
      {children}
    </p>
  )
}
