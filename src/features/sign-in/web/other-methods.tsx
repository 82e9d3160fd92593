import { type ComponentType, useEffect, useState } from 'react'
import { useLanguage } from '#i18n/language-provider.tsx'
import { Button } from '#ui/button.tsx'
import { loadWhenPossible } from '#ui/load-when-possible.ts'
import { CampaignFields } from './campaign-fields.tsx'
import { supportsPasskeys } from './supports-passkeys.ts'
import { Agreement } from './terms-fields.tsx'
import { useText } from './texts.ts'

export interface OtherMethodsProps {
  back: string | null
  /** The providers of this installation. */
  providers: readonly { provider: string; name: string }[]
  /** Whether this is a sign-up; methods that need an account are left out then. */
  isNew?: boolean
}

/** Providers as plain forms; passkeys and QR codes if the browser supports them. */
export function OtherMethods({ back, providers, isNew = false }: OtherMethodsProps) {
  const t = useText()
  const lang = useLanguage()
  const Device = useDeviceWays(!isNew)
  if (providers.length === 0 && Device === null) return null
  // The picture is for large screens: on a small one nothing may be left below the line.
  const isPictureAlone = providers.length === 0 && !supportsPasskeys()
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

/** Shown after too many tries with a login, which are seldom the owner's alone. */
export function RemainingMethods() {
  const t = useText()
  return <p className="rounded-control bg-info-tint px-4 py-3">{t('gate.ways_left')}</p>
}

/** Loads the methods that need a script, without delaying the page. */
function useDeviceWays(isWanted: boolean): ComponentType<{ back: string | null }> | null {
  const [Device, setDevice] = useState<ComponentType<{ back: string | null }> | null>(null)
  useEffect(() => {
    if (!isWanted) return undefined
    // After the effects of the page, which hydrate it first.
    const turn = setTimeout(() => {
      void loadWhenPossible(() => import('./device-methods.tsx')).then(({ DeviceMethods }) =>
        setDevice(() => DeviceMethods),
      )
    })
    return () => clearTimeout(turn)
  }, [isWanted])
  return Device
}
