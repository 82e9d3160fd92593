import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { classNames } from './class-names.ts'
import { useOpened } from './use-opened.ts'

interface MenuProps {
  /** The content of the button. */
  label: ReactNode
  labelClassName?: string
  panelClassName?: string
  /** The edge that panel and button share. */
  align?: 'start' | 'end'
  /** `bare` if the label has its own style. */
  look?: 'button' | 'bare'
  /**
   * A link to the same choices on a page of their own. With it, the content of the panel is made when it is opened;
   * where no script runs, the panel has this link alone.
   */
  instead?: ReactNode
  children: ReactNode | (() => ReactNode)
}

/**
 * A button with a panel below it: the native disclosure, which works without scripts. With one, Escape, a click
 * elsewhere and leaving by keyboard close it.
 */
export function Menu({
  label,
  labelClassName,
  panelClassName,
  align = 'start',
  look = 'button',
  instead,
  children,
}: MenuProps) {
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => closeFromOutside(details.current), [])
  const { wasOpened, open } = useOpened(details, '[open]')

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || details.current?.open !== true) return
    details.current.open = false
    details.current.querySelector('summary')?.focus()
  }

  return (
    <details ref={details} className="group relative min-w-0" onClick={open} onKeyDown={closeOnEscape}>
      <summary
        className={classNames(
          look === 'button' &&
            'flex min-h-11 items-center gap-2 rounded-control px-2.5 hover:bg-quiet group-open:bg-quiet',
          labelClassName,
        )}
      >
        {label}
      </summary>
      <div
        className={classNames(
          'appears absolute top-full z-30 mt-1 rounded-card border border-line bg-surface shadow-float',
          align === 'end' ? 'end-0' : 'start-0',
          panelClassName,
        )}
      >
        {instead !== undefined && !wasOpened
          ? instead
          : typeof children === 'function'
            ? children()
            : children}
      </div>
    </details>
  )
}

function closeFromOutside(details: HTMLDetailsElement | null): (() => void) | undefined {
  if (details === null) return undefined
  const close = ({ target }: Event) => {
    if (target instanceof Node && !details.contains(target)) details.open = false
  }
  document.addEventListener('pointerdown', close)
  document.addEventListener('focusin', close)
  return () => {
    document.removeEventListener('pointerdown', close)
    document.removeEventListener('focusin', close)
  }
}
