import { type ComponentProps, type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { TextField } from '#ui/form/field.tsx'
import { icon } from '#ui/icons.tsx'
import { useText } from '../texts.ts'
import { type Suggest, typeInto, useSuggested } from '../use-suggested.ts'

interface OwnWordsProps extends ComponentProps<typeof TextField> {
  /** Absent: nothing is suggested. */
  suggest?: Suggest
  /** The saved answers: a typed text that is one of them by now is taken out of the field. */
  saved: readonly string[]
  /** A suggestion was pressed and stands in the field. */
  onPick?: () => void
  /** After the field. */
  children?: ReactNode
}

const PenIcon = icon(
  <path d="M5 19l1-4.200L16.300 4.500a1.800 1.800 0 0 1 2.500 0l.7.7a1.800 1.800 0 0 1 0 2.500L9.200 18z" />,
)

/** “Other”: opens a field for any words. It is open while the field has a text or a problem. */
export function OwnWords({ suggest, saved, onPick, children, ...field }: OwnWordsProps) {
  const t = useText()
  const details = useRef<HTMLDetailsElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const { suggested, offerFor } = useSuggested(suggest)
  useEffect(() => {
    // The person may have typed before the page was hydrated.
    if (input.current?.value && details.current) details.current.open = true
  }, [])
  const known = saved.join('\n').toLowerCase()
  useEffect(() => {
    const typed = input.current?.value.trim().toLowerCase() ?? ''
    if (typed === '' || !known.split('\n').some((text) => text.startsWith(typed))) return
    if (input.current) input.current.value = ''
    if (details.current) details.current.open = false
  }, [known])

  function pick(event: MouseEvent<HTMLButtonElement>, text: string): void {
    const here = input.current
    if (here === null) return
    event.preventDefault()
    typeInto(here, text)
    offerFor('')
    onPick?.()
  }

  return (
    <details
      ref={details}
      className="wizard-other"
      open={Boolean(field.problem || field.defaultValue)}
      onToggle={({ currentTarget }) => currentTarget.open && input.current?.focus()}
    >
      <summary className="wizard-choice wizard-aside">
        <PenIcon size={16} />
        {t('wizard.other')}
      </summary>
      <div className="mt-3 grid gap-2">
        <TextField
          {...field}
          ref={input}
          autoComplete="off"
          onInput={({ currentTarget }) => {
            // A text that is restored after signing in must be seen.
            if (details.current) details.current.open = true
            offerFor(currentTarget.value)
          }}
        />
        {suggested.length > 0 && (
          <fieldset className="wizard-choices">
            <legend className="sr-only">{t('gate.suggestions')}</legend>
            {suggested.map((text) => (
              <button
                key={text}
                type="button"
                className="wizard-choice"
                onClick={(event) => pick(event, text)}
              >
                <bdi>{text}</bdi>
              </button>
            ))}
          </fieldset>
        )}
        {children}
      </div>
    </details>
  )
}
