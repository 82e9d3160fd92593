import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { directionOf } from '#config/languages.ts'
import { useLanguage } from '#i18n/language-provider.tsx'
import { lookUp } from '#shared/look-up.ts'
import { ChevronEndIcon, ChevronStartIcon, CloseIcon } from '#ui/icons.tsx'
import type { CompanyPhoto } from '../contract.ts'
import { useText } from './texts.ts'

interface AlbumViewerProps {
  photos: readonly CompanyPhoto[]
  /** The index of the picture that is shown first. */
  first: number
  company: string
  onClosed: () => void
}

const BUTTON = 'grid size-11 place-items-center rounded-control hover:bg-quiet disabled:invisible'

/**
 * All pictures in a layer over the page, one at a time: the platform's dialog, which closes on Escape and returns the
 * focus, and a row with scroll snapping, so that a finger can swipe it. Arrow keys, Home and End work too.
 */
export function AlbumViewer({ photos, first, company, onClosed }: AlbumViewerProps) {
  const t = useText()
  const isRtl = directionOf(useLanguage()) === 'rtl'
  const dialog = useRef<HTMLDialogElement>(null)
  const row = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(first)

  useEffect(() => {
    dialog.current?.showModal()
    row.current?.children[first]?.scrollIntoView({ behavior: 'instant', inline: 'center', block: 'nearest' })
  }, [first])

  function show(index: number) {
    row.current?.children[index]?.scrollIntoView({ inline: 'center', block: 'nearest' })
  }

  function onKeyDown(event: KeyboardEvent) {
    const forth = isRtl ? 'ArrowLeft' : 'ArrowRight'
    const back = isRtl ? 'ArrowRight' : 'ArrowLeft'
    const targets: Readonly<Record<string, number>> = {
      [forth]: current + 1,
      [back]: current - 1,
      Home: 0,
      End: photos.length - 1,
    }
    const target = lookUp(targets, event.key)
    if (target === undefined) return
    event.preventDefault()
    show(target)
  }

  function closeBeside({ target, currentTarget }: MouseEvent<HTMLDialogElement>) {
    if (target === currentTarget) currentTarget.close()
  }

  return (
    <dialog
      ref={dialog}
      aria-label={t('companies.album_of', { company })}
      onClose={onClosed}
      onClick={closeBeside}
      onKeyDown={onKeyDown}
      className="m-auto w-[min(64rem,100vw)] max-w-none rounded-card bg-surface text-ink shadow-float backdrop:bg-[var(--backdrop)] max-sm:h-dvh max-sm:max-h-none max-sm:rounded-none"
    >
      <div className="flex h-full flex-col">
        <div className="flex items-center justify-between py-2 ps-5 pe-2">
          <p role="status" className="font-semibold tabular-nums">
            {t('companies.position', { number: current + 1, total: photos.length })}
          </p>
          <button
            type="button"
            onClick={() => dialog.current?.close()}
            aria-label={t('action.close')}
            className={BUTTON}
          >
            <CloseIcon />
          </button>
        </div>
        <ul
          ref={row}
          onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
            setCurrent(Math.round(Math.abs(scrollLeft) / Math.max(1, clientWidth)))
          }
          className="flex grow snap-x snap-mandatory items-center overflow-x-auto overscroll-x-contain motion-safe:scroll-smooth [scrollbar-width:none]"
        >
          {photos.map(({ url, width, height, alt, caption, lang }, index) => (
            <li
              key={url}
              aria-hidden={index === current ? undefined : true}
              className="w-full shrink-0 snap-center"
            >
              <figure>
                <img
                  src={url}
                  width={width}
                  height={height}
                  alt={alt}
                  lang={lang}
                  loading={Math.abs(index - first) > 1 ? 'lazy' : 'eager'}
                  className="mx-auto max-h-[70dvh] w-auto max-w-full bg-quiet object-contain"
                />
                <figcaption lang={lang} className="min-h-12 px-5 py-3 text-center">
                  <bdi>{caption}</bdi>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
        <div className="flex justify-center gap-2 pb-3">
          <button
            type="button"
            onClick={() => show(current - 1)}
            disabled={current === 0}
            aria-label={t('companies.previous')}
            className={BUTTON}
          >
            <ChevronStartIcon />
          </button>
          <button
            type="button"
            onClick={() => show(current + 1)}
            disabled={current === photos.length - 1}
            aria-label={t('companies.next')}
            className={BUTTON}
          >
            <ChevronEndIcon />
          </button>
        </div>
      </div>
    </dialog>
  )
}
