import { useEffect, useState } from 'react'
import { classNames } from '#ui/class-names.ts'
import { useText } from './texts.ts'

const WORDS = [
  'gate.strength_0',
  'gate.strength_1',
  'gate.strength_2',
  'gate.strength_3',
  'gate.strength_4',
] as const
const COLOURS = ['bg-danger', 'bg-danger', 'bg-amber', 'bg-primary', 'bg-primary']

/**
 * Shows the strength of a password in words and as a bar. Its code is loaded with the first letter; its space is
 * reserved, so that nothing below moves.
 */
export function PasswordMeter({ password }: { password: string }) {
  const t = useText()
  const [level, setLevel] = useState<0 | 1 | 2 | 3 | 4 | null>(null)
  useEffect(() => {
    let isCurrent = true
    import('#shared/password-strength.ts').then(
      ({ passwordStrength }) => isCurrent && setLevel(passwordStrength(password).level),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [password])
  return (
    <div className="mt-2" role="status">
      <span className="grid grid-cols-4 gap-1" aria-hidden="true">
        {[1, 2, 3, 4].map((step) => (
          <span
            key={step}
            className={classNames(
              'h-1 rounded-full',
              level !== null && step <= Math.max(level, 1) ? COLOURS[level] : 'bg-line',
            )}
          />
        ))}
      </span>
      <p className="mt-1 min-h-lh text-13 text-muted">{level !== null && t(WORDS[level])}</p>
    </div>
  )
}
