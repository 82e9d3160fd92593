import { type ReactNode, useEffect, useState } from 'react'
import { Field } from '#ui/form/field.tsx'
import { Input } from '#ui/inputs.tsx'
import { PasswordMeter } from './password-meter.tsx'
import { useText } from './texts.ts'

interface PasswordFieldProps {
  name: string
  label?: string
  problem?: string | undefined
  /** A new password, whose strength is shown. */
  isNew?: boolean
  /** In place of how long a new one has to be. */
  help?: ReactNode
}

/** A password field. With a script it has a button to show the password, and a meter for a new one. */
export function PasswordField({ name, label, problem, isNew = false, help }: PasswordFieldProps) {
  const t = useText()
  const [isShown, setIsShown] = useState(false)
  const [typed, setTyped] = useState('')
  const [isLive, setIsLive] = useState(false)
  useEffect(() => setIsLive(true), [])
  return (
    <div>
      <Field
        label={label ?? t('gate.password')}
        problem={problem}
        help={help ?? (isNew ? t('gate.password_length') : undefined)}
      >
        {(control) => (
          <span className="relative block">
            <Input
              {...control}
              name={name}
              type={isShown ? 'text' : 'password'}
              autoComplete={isNew ? 'new-password' : 'current-password'}
              autoCapitalize="none"
              spellCheck={false}
              data-secret
              className={isLive ? 'pe-20' : undefined}
              onInput={isNew ? ({ currentTarget }) => setTyped(currentTarget.value) : undefined}
            />
            {isLive && (
              <button
                type="button"
                aria-pressed={isShown}
                className="absolute inset-y-0 end-0 min-h-11 rounded-control px-3 text-13 font-semibold text-primary"
                onClick={() => setIsShown(!isShown)}
              >
                {t(isShown ? 'gate.hide' : 'gate.show')}
              </button>
            )}
          </span>
        )}
      </Field>
      {isNew && typed !== '' && <PasswordMeter password={typed} />}
    </div>
  )
}
