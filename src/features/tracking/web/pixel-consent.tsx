import { type ComponentType, useEffect, useState } from 'react'
import { useSite } from '#ui/site-context.tsx'
import { CHOOSE_PIXEL } from './choose-pixel.ts'
import { useText } from './texts.ts'
import { isLeftAlone } from './visitor.ts'
import { whenIdle } from './when-idle.ts'

/** Where an operator has switched an advertising pixel on, asks for consent once the page has nothing better to do. */
export function PixelConsent() {
  const { pixelUrl } = useSite()
  const [Bar, setBar] = useState<ComponentType<{ url: string }> | null>(null)
  useEffect(() => {
    if (pixelUrl === null || isLeftAlone()) return
    whenIdle(
      () =>
        void import('./consent-bar.tsx').then(
          ({ ConsentBar }) => setBar(() => ConsentBar),
          () => {},
        ),
    )
  }, [pixelUrl])
  return pixelUrl !== null && Bar !== null ? <Bar url={pixelUrl} /> : null
}

/** The way back to that choice. Without scripts there is no pixel, and nothing to choose. */
export function PixelChoice({ className }: { className: string }) {
  const t = useText()
  const { pixelUrl } = useSite()
  const [isOffered, setIsOffered] = useState(false)
  useEffect(() => setIsOffered(pixelUrl !== null && !isLeftAlone()), [pixelUrl])
  if (!isOffered) return null
  return (
    <li>
      <button
        type="button"
        className={className}
        onClick={() => document.dispatchEvent(new Event(CHOOSE_PIXEL))}
      >
        {t('tracking.pixel_choice')}
      </button>
    </li>
  )
}
