import { useEffect, useState } from 'react'
import { useLanguage } from '#i18n/language-provider.tsx'
import { icon } from '#ui/icons.tsx'
import { useNotify } from '#ui/notifications.tsx'
import { useText } from './texts.ts'

const NearIcon = icon(
  <>
    <circle cx="12" cy="12" r="6" />
    <path d="M12 2v4M12 18v4M2 12h4M18 12h4" />
  </>,
)

interface NearMeProps {
  /** The id of the field to fill. */
  field: string
  country: string | null
}

/**
 * Fills the place field with the visitor's city when they press it: only then is the browser asked for the position,
 * and only then the code loaded. Not shown without scripts, nor if the browser has no geolocation.
 */
export function NearMe({ field, country }: NearMeProps) {
  const t = useText()
  const language = useLanguage()
  const notify = useNotify()
  const [isOffered, setOffered] = useState(false)
  const [isAsking, setAsking] = useState(false)
  useEffect(() => setOffered('geolocation' in navigator), [])
  if (!isOffered) return null

  async function fill() {
    setAsking(true)
    try {
      const { fillInMyPlace } = await import('./fill-in-my-place.ts')
      const trouble = await fillInMyPlace(document.getElementById(field), country, language)
      if (trouble !== null) notify({ text: t(`find.near_${trouble}`) })
    } catch {
      notify({ text: t('find.near_unknown') })
    } finally {
      setAsking(false)
    }
  }

  return (
    <button
      type="button"
      aria-label={t('find.near_me')}
      title={t('find.near_me')}
      disabled={isAsking}
      onClick={fill}
      className="-me-2.5 grid size-11 shrink-0 place-items-center rounded-control text-muted hover:bg-quiet hover:text-ink disabled:animate-pulse"
    >
      <NearIcon />
    </button>
  )
}
