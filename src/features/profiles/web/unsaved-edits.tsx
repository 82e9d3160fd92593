import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#ui/button.tsx'
import { closeDialog, Dialog } from '#ui/dialog.tsx'
import { EDITS_KEPT } from './kept-edits.ts'
import { useText } from './texts.ts'
import { useBlockedBack } from './use-blocked-back.ts'

interface UnsavedEditsProps {
  form: RefObject<HTMLFormElement | null>
  /** The refusal of the form: nothing of it is saved. Null: none. */
  refusal: unknown
  /** Called when somebody leaves the edits. */
  onLeave?: () => void
  /** Called instead of the question when a link opens another form of the page (`data-opens-form`). */
  onOtherForm?: () => void
}

/** Asks before a link, the way back, or a closed tab leaves a form with unsaved edits. */
export function UnsavedEdits({ form, refusal, onLeave, onOtherForm }: UnsavedEditsProps) {
  const t = useText()
  const navigate = useNavigate()
  const [leaving, setLeaving] = useState<string | null>(null)
  const isEdited = useRef(false)
  const back = useBlockedBack(() => isEdited.current)
  const opensOtherForm = useEffectEvent(() => onOtherForm?.())
  useEffect(() => {
    if (refusal !== null) isEdited.current = true
  }, [refusal])
  useEffect(() => {
    const watching = new AbortController()
    const { signal } = watching
    const element = form.current
    element?.addEventListener('input', () => (isEdited.current = true), { signal })
    // At the window: a form that is held, as without a connection, does not get there.
    const send = ({ target }: Event) => {
      if (target === element) isEdited.current = false
    }
    addEventListener('submit', send, { signal })
    addEventListener(EDITS_KEPT, () => (isEdited.current = false), { signal })
    addEventListener('beforeunload', (event) => isEdited.current && event.preventDefault(), { signal })
    const ask = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null
      if (!isEdited.current || !(link instanceof HTMLAnchorElement) || !staysHere(link, event)) return
      event.preventDefault()
      event.stopPropagation()
      if (link.dataset.opensForm !== undefined) return opensOtherForm()
      setLeaving(link.pathname + link.search + link.hash)
    }
    document.addEventListener('click', ask, { capture: true, signal })
    return () => watching.abort()
  }, [form])
  return (
    <Dialog
      title={t('gate.unsaved_title')}
      isOpen={leaving !== null || back !== null}
      onClosed={() => {
        setLeaving(null)
        back?.reset()
      }}
    >
      <div className="p-5">
        <p>{t('gate.unsaved_text')}</p>
        <div className="mt-5 flex flex-wrap gap-2">
          <Button look="primary" onClick={closeDialog}>
            {t('gate.unsaved_stay')}
          </Button>
          <Button
            onClick={() => {
              isEdited.current = false
              onLeave?.()
              if (leaving === null) back?.proceed()
              else void navigate(leaving)
            }}
          >
            {t('gate.unsaved_leave')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

/** Whether the link opens another page of this site in this tab. */
const staysHere = (link: HTMLAnchorElement, event: MouseEvent): boolean =>
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
  link.origin === location.origin &&
  link.target !== '_blank' &&
  link.pathname + link.search !== location.pathname + location.search
