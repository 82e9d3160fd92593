import { lazy, Suspense, useState } from 'react'
import { loadWhenPossible } from '#ui/load-when-possible.ts'
import { useText } from './texts.ts'
import { useHideJob } from './use-hide-job.ts'
import { useShortcuts } from './use-shortcuts.ts'

const ShortcutHelp = lazy(async () => {
  const { ShortcutHelp } = await loadWhenPossible(() => import('./shortcut-help.tsx'))
  return { default: ShortcutHelp }
})

/** Enables the keys and lists them, on devices that probably have a keyboard. */
export function ShortcutsButton() {
  const t = useText()
  const hide = useHideJob()
  const [isOpen, setIsOpen] = useState(false)
  const help = () => setIsOpen(true)
  const keys = useShortcuts({ hide, help })
  return (
    <>
      <button
        type="button"
        onClick={help}
        className="mx-auto mt-2 hidden min-h-11 items-center gap-2 text-13 text-muted hover:text-ink lg:pointer-fine:flex"
      >
        {t('keys.title')}
        <kbd className="rounded border border-line px-1.5">?</kbd>
      </button>
      {isOpen && (
        <Suspense>
          <ShortcutHelp {...keys} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
