import { type ComponentProps, useRef } from 'react'
import { TextField } from '#ui/form/field.tsx'
import { type Suggest, typeInto, useSuggested } from '../use-suggested.ts'
import { useText } from './texts.ts'

interface SuggestFieldProps extends ComponentProps<typeof TextField> {
  suggest: Suggest
  /** Called with each new text. */
  onText?: (text: string) => void
}

/** A text field for any words; a script offers known ones while somebody types. */
export function SuggestField({ suggest, onText, ...field }: SuggestFieldProps) {
  const t = useText()
  const input = useRef<HTMLInputElement>(null)
  const { suggested, offerFor } = useSuggested(suggest)

  function pick(text: string): void {
    const here = input.current
    if (here === null) return
    typeInto(here, text)
    offerFor('')
    here.focus()
  }

  return (
    <div className="grid gap-2">
      <TextField
        {...field}
        ref={input}
        autoComplete="off"
        onInput={({ currentTarget }) => {
          onText?.(currentTarget.value)
          offerFor(currentTarget.value)
        }}
      />
      {suggested.length > 0 && (
        <fieldset className="flex min-w-0 flex-wrap gap-2">
          <legend className="sr-only">{t('profile.suggestions')}</legend>
          {suggested.map((text) => (
            <button
              key={text}
              type="button"
              onClick={() => pick(text)}
              className="min-h-11 rounded-full border border-control bg-surface px-4 py-1.5 text-start font-medium wrap-anywhere transition-colors hover:bg-quiet"
            >
              <bdi>{text}</bdi>
            </button>
          ))}
        </fieldset>
      )}
    </div>
  )
}
