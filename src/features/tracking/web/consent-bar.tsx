import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { CHOOSE_PIXEL } from './choose-pixel.ts'
import { startPixel, stopPixel } from './pixel.ts'
import { readStored, writeStored } from './stored.ts'
import { useText } from './texts.ts'

const KEY = 'joblane_pixel'
/** After that an answer is asked for again. */
const KEPT_MS = 365 * 86_400_000

/** A question that stands at the edge and stops nobody: no is as near as yes, and silence is no. */
export function ConsentBar({ url }: { url: string }) {
  const t = useText()
  const bar = useRef<HTMLElement>(null)
  const [isAsking, setIsAsking] = useState(() => keptAnswer() === null)
  const [wasCalled, setWasCalled] = useState(false)

  useEffect(() => {
    if (keptAnswer() === 'yes') startPixel(url)
  }, [url])
  useEffect(() => {
    const ask = () => {
      setIsAsking(true)
      setWasCalled(true)
    }
    document.addEventListener(CHOOSE_PIXEL, ask)
    return () => document.removeEventListener(CHOOSE_PIXEL, ask)
  }, [])
  useEffect(() => {
    // Whoever called for it by keyboard goes on there.
    if (isAsking && wasCalled) bar.current?.focus()
  }, [isAsking, wasCalled])

  const answer = (said: 'yes' | 'no') => () => {
    writeStored(localStorage, KEY, [said, Date.now()])
    if (said === 'yes') startPixel(url)
    else stopPixel()
    setIsAsking(false)
  }

  if (!isAsking) return null
  return (
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
  )
}

function keptAnswer(): 'yes' | 'no' | null {
  const [said, at] = readStored(localStorage, KEY)
  if (typeof at !== 'number' || Date.now() - at > KEPT_MS) return null
  return said === 'yes' || said === 'no' ? said : null
}
