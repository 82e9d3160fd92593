import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '#ui/button.tsx'
import { startPixel, stopPixel } from './pixel.ts'
import { readStoredList, writeStoredList } from './stored-list.ts'
import { useText } from './texts.ts'

const KEY = 'joblane_pixel'
/** After this time, consent is asked for again. */
const KEPT_MS = 365 * 86_400_000

/**
 * The consent question. It is at the edge of the page and blocks nothing: "no" is as easy as "yes", and no answer means
 * no. The footer has a link back to it.
 */
export function PixelConsent({ url }: { url: string }) {
  const t = useText()
  const bar = useRef<HTMLElement>(null)
  const [isAsking, setIsAsking] = useState(() => cachedResponse() === null)
  const [wasCalled, setWasCalled] = useState(false)
  const place = document.querySelector('[data-pixel-choice]')

  useEffect(() => {
    if (cachedResponse() === 'yes') startPixel(url)
  }, [url])
  useEffect(() => {
    // The focus moves to the bar if the visitor opened it by keyboard.
    if (isAsking && wasCalled) bar.current?.focus()
  }, [isAsking, wasCalled])

  const ask = () => {
    setIsAsking(true)
    setWasCalled(true)
  }
  const answer = (said: 'yes' | 'no') => () => {
    writeStoredList(localStorage, KEY, [said, Date.now()])
    if (said === 'yes') startPixel(url)
    else stopPixel()
    setIsAsking(false)
  }

  return (
    <>
      {place !== null &&
        createPortal(
          <button
            type="button"
            className="flex min-h-11 items-center text-muted hover:text-ink lg:min-h-9"
            onClick={ask}
          >
            {t('tracking.pixel_choice')}
          </button>,
          place,
        )}
      {isAsking && (
        <section
          ref={bar}
          tabIndex={-1}
          aria-labelledby="pixel-title"
          className="consent-bar border-t border-line bg-surface print:hidden"
        >
          <div className="page-width flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-3.5">
            <div className="max-w-170 min-w-0 flex-[1_1_20rem]">
              <h2 id="pixel-title" className="text-15 font-bold">
                {t('tracking.pixel_title')}
              </h2>
              <p className="mt-0.5 text-muted">{t('tracking.pixel_text', { host: new URL(url).hostname })}</p>
            </div>
            <div className="flex gap-2.5 max-sm:w-full max-sm:*:flex-1">
              <Button onClick={answer('no')}>{t('tracking.pixel_refuse')}</Button>
              <Button onClick={answer('yes')}>{t('tracking.pixel_allow')}</Button>
            </div>
          </div>
        </section>
      )}
    </>
  )
}

function cachedResponse(): 'yes' | 'no' | null {
  const [said, at] = readStoredList(localStorage, KEY)
  if (typeof at !== 'number' || Date.now() - at > KEPT_MS) return null
  return said === 'yes' || said === 'no' ? said : null
}
