import { useEffect, useRef } from 'react'
import { classNames } from '#ui/class-names.ts'
import type { SyncableContent } from '../../contract/resume-reading.ts'
import { lineId } from './places-in.ts'
import { useText } from './texts.ts'

interface ReadDocumentProps {
  content: SyncableContent
  /** The id of the line to show; null: none yet. */
  shown: string | null
}

/** The lines of the document in reading order. A link to a line marks it, also without scripts. */
export function ReadDocument({ content: { filename, file, text, kind }, shown }: ReadDocumentProps) {
  const t = useText()
  const pane = useRef<HTMLElement>(null)
  useEffect(() => {
    const line = shown === null ? null : document.getElementById(shown)
    const box = pane.current
    // Beside the fields the pane scrolls by itself; below them, on a phone, the page would jump away.
    if (line === null || box === null || box.scrollHeight <= box.clientHeight) return
    const { top, height } = line.getBoundingClientRect()
    const middle = box.getBoundingClientRect().top + box.clientHeight / 2
    box.scrollTop += top + height / 2 - middle
  }, [shown])
  return (
    <div className="min-w-0 lg:sticky lg:top-20 lg:order-1">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="document" className="min-w-0 text-17 font-bold break-words">
          {t('read.document', { name: filename })}
        </h2>
        <a href={file} className="inline-flex min-h-11 items-center font-semibold text-primary">
          {t('read.open')}
        </a>
      </div>
      <section
        ref={pane}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a pane that scrolls is reached by keyboard.
        tabIndex={0}
        aria-labelledby="document"
        className="mt-2 grid gap-4 rounded-card border border-line bg-surface p-4 sm:p-6 lg:max-h-[calc(100dvh-9rem)] lg:overflow-y-auto"
      >
        {text.map((lines, index) => {
          const page = index + 1
          return (
            <div key={page} className="grid gap-0.5">
              {kind === 'pdf' && text.length > 1 && (
                <p className="border-b border-line pb-1 text-13 text-muted">
                  {t('read.page', { number: page })}
                </p>
              )}
              {lines.map((line, number) => {
                const id = lineId({ page, line: number })
                return (
                  <p
                    key={id}
                    id={id}
                    dir="auto"
                    className={classNames(
                      'scroll-mt-24 rounded-control px-1.5 break-words target:bg-tint target:font-semibold',
                      id === shown && 'bg-tint font-semibold',
                    )}
                  >
                    {line}
                  </p>
                )
              })}
            </div>
          )
        })}
      </section>
    </div>
  )
}
