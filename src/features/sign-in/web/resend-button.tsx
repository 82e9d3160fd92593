import { useEffect, useState } from 'react'
import { useFormats } from '#i18n/language-provider.tsx'
import { Button } from '#ui/button.tsx'
import { useText } from './texts.ts'

/**
 * Requests another code. With a script it counts the wait down; without one it names the wait, which the server
 * enforces. It needs a new key for each code that was sent.
 */
export function ResendButton({ seconds, intent, text }: { seconds: number; intent: string; text: string }) {
  const t = useText()
  const formats = useFormats()
  const left = useCountdown(seconds)
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <Button type="submit" name="intent" value={intent} look="plain" disabled={left !== null && left > 0}>
        {text}
      </Button>
      <p className="text-13 text-muted" role={left === null ? undefined : 'timer'}>
        {(left ?? seconds) > 0 && t('gate.resend_in', { seconds: formats.number(left ?? seconds) })}
      </p>
    </div>
  )
}

/** Null before a script runs. */
function useCountdown(seconds: number): number | null {
  const [left, setLeft] = useState<number | null>(null)
  useEffect(() => {
    const end = Date.now() + seconds * 1000
    const tick = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)))
    tick()
    const timer = setInterval(tick, 500)
    return () => clearInterval(timer)
  }, [seconds])
  return left
}
