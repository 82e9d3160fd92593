import { useIsLive } from './on-device.ts'
import { useHidesSeen } from './seen-jobs.ts'
import { useText } from './texts.ts'

/** Hides opened jobs; the choice stays on this device, so without a script there is none. */
export function SeenSwitch() {
  const t = useText()
  const isLive = useIsLive()
  const [hides, setHides] = useHidesSeen()
  if (!isLive) return null
  return (
    <section className="border-b border-line py-2">
      <label className="flex min-h-11 items-center justify-between gap-3 font-semibold">
        {t('seen.hide')}
        <input
          type="checkbox"
          checked={hides}
          onChange={(event) => setHides(event.currentTarget.checked)}
          aria-describedby="seen-help"
          className="size-5 shrink-0 accent-primary"
        />
      </label>
      <p id="seen-help" className="text-13 text-muted">
        {t('seen.help')}
      </p>
    </section>
  )
}
