import { type ComponentType, useEffect, useState } from 'react'
import { useLanguage } from '#i18n/language-provider.tsx'
import { Button } from '#ui/button.tsx'
import { loadWhenPossible } from '#ui/load-when-possible.ts'
import { CampaignFields } from './campaign-fields.tsx'
import { passkeysWork } from './passkeys-work.ts'
import { Agreement } from './terms-fields.tsx'
import { useText } from './texts.ts'

export interface OtherWaysProps {
  back: string | null
  /** Only those that this installation offers. */
  providers: readonly { provider: string; name: string }[]
  /** Whether an account is made: what needs one is not offered. */
  isNew?: boolean
}

/** Providers by plain forms; passkeys and the picture for another device where the browser can. */
export function OtherWays({ back, providers, isNew = false }: OtherWaysProps) {
  const t = useText()
  const lang = useLanguage()
  const Device = useDeviceWays(!isNew)
  if (providers.length === 0 && Device === null) return null
  // The picture is for large screens: on a small one nothing may be left below the line.
  const isPictureAlone = providers.length === 0 && !passkeysWork()
  return (
    <div className={isPictureAlone ? 'grid gap-3 max-lg:hidden' : 'grid gap-3'}>
      <p className="flex items-center gap-3 text-13 text-muted before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        {t('gate.or')}
      </p>
      {Device !== null && <Device back={back} />}
      {providers.map(({ provider, name }) => (
        <form key={provider} method="post" action={`/${lang}/auth/${provider}`}>
          <input type="hidden" name="purpose" value="sign-in" />
          {back !== null && <input type="hidden" name="redirect" value={back} />}
          <CampaignFields />
          <Button type="submit" className="w-full">
            {t('gate.with_provider', { provider: name })}
          </Button>
        </form>
      ))}
      {providers.length > 0 && (
        <p className="text-center text-13 text-muted">
          <Agreement id="gate.agree_on" />
        </p>
      )}
    </div>
  )
}

/** After too many tries under a name, which are seldom its owner's alone. */
export function WaysLeft() {
  const t = useText()
  return <p className="rounded-control bg-info-tint px-4 py-3">{t('gate.ways_left')}</p>
}

/** What needs a script comes by one; nobody waits for it. */
function useDeviceWays(isWanted: boolean): ComponentType<{ back: string | null }> | null {
  const [Device, setDevice] = useState<ComponentType<{ back: string | null }> | null>(null)
  useEffect(() => {
    if (!isWanted) return undefined
    // Effects of the page around this one bring it to life: they come first.
    const turn = setTimeout(() => {
      void loadWhenPossible(() => import('./device-ways.tsx')).then(({ DeviceWays }) =>
        setDevice(() => DeviceWays),
      )
    })
    return () => clearTimeout(turn)
  }, [isWanted])
  return Device
}
