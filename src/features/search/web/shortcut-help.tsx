import { useEffect, useRef } from 'react'
import { useCommonText } from '#i18n/room-texts.tsx'
import { Button } from '#ui/button.tsx'
import { CloseIcon } from '#ui/icons.tsx'
import { useText } from './texts.ts'

interface ShortcutHelpProps {
  isOn: boolean
  turn: (on: boolean) => void
  onClose: () => void
}

/** The list of keys, and the switch that disables them. */
export function ShortcutHelp({ isOn, turn, onClose }: ShortcutHelpProps) {
  const t = useText()
  const common = useCommonText()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const keys: readonly [key: string, what: string, other?: string][] = [
    ['/', t('keys.search')],
    ['j', t('keys.next')],
    ['k', t('keys.previous')],
    ['o', t('keys.open'), 'Enter'],
    ['e', t('keys.hide')],
    ['f', t('find.all_filters')],
    ['Esc', t('keys.close')],
    ['?', t('keys.help')],
  ]
  return (
    <dialog
      ref={dialog}
      aria-labelledby="shortcuts"
      onClose={onClose}
      className="m-auto w-[min(26rem,calc(100vw-2rem))] rounded-card border border-line bg-surface p-5 text-ink shadow-float backdrop:bg-backdrop"
    >
      <div className="-mt-2 -me-2 flex items-center justify-between">
        <h2 id="shortcuts" className="text-17 font-bold">
          {t('keys.title')}
        </h2>
        <Button
          look="ghost"
          shape="square"
          aria-label={common('action.close')}
          onClick={() => dialog.current?.close()}
        >
          <CloseIcon />
        </Button>
      </div>
      <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2">
        {keys.map(([key, what, other]) => (
          <div key={key} className="contents">
            <dt className="flex gap-1.5">
              <Key name={key} />
              {other !== undefined && <Key name={other} />}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <label className="mt-4 flex min-h-11 items-center justify-between gap-3 border-t border-line pt-3 font-semibold">
        {t('keys.on')}
        <input
          type="checkbox"
          checked={isOn}
          onChange={(event) => turn(event.currentTarget.checked)}
          className="size-5 shrink-0 accent-primary"
        />
      </label>
    </dialog>
  )
}

function Key({ name }: { name: string }) {
  return (
    <kbd className="inline-grid min-h-8 min-w-8 place-items-center rounded-control border border-control px-2 font-semibold">
      {name}
    </kbd>
  )
}
