import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { SyncableContent } from '../../contract/resume-reading.ts'
import { DocumentLines } from './document-lines.tsx'
import { PlaceMarks } from './place-marks.tsx'
import { useText } from './texts.ts'

const PdfPages = lazy(() => import('../pdf-pages.tsx').then(({ PdfPages }) => ({ default: PdfPages })))

interface ReadDocumentProps {
  content: SyncableContent
  /** The id of the line to show; null: none yet. */
  shown: string | null
}

/**
 * The document: a PDF as it looks, with marks where something was read; others, and all without scripts, as their lines
 * in reading order. A link to a place marks it.
 */
export function ReadDocument({ content, shown }: ReadDocumentProps) {
  const t = useText()
  const pane = useRef<HTMLElement>(null)
  const [isLive, setLive] = useState(false)
  const { filename, file, kind } = content
  useEffect(() => setLive(true), [])
  useEffect(() => showIn(pane.current, shown), [shown])
  const lines = <DocumentLines content={content} shown={shown} />
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
        className="mt-2 lg:max-h-[calc(100dvh-9rem)] lg:overflow-y-auto"
      >
        {isLive && kind === 'pdf' ? (
          <Suspense fallback={lines}>
            <PdfPages
              address={file}
              label={filename}
              loading={t('resumes.preview_loading')}
              failed={t('resumes.preview_failed')}
              pageName={(page, pages) => t('resumes.preview_page', { page, pages })}
              over={(page) => <PlaceMarks places={content.places} page={page} shown={shown} />}
            />
          </Suspense>
        ) : (
          lines
        )}
      </section>
    </div>
  )
}

/** Beside the fields the pane scrolls by itself. Below them, on a phone, it does not, and the page would jump away. */
function showIn(pane: HTMLElement | null, shown: string | null): void {
  const line = shown === null ? null : document.getElementById(shown)
  if (line === null || pane === null || pane.scrollHeight <= pane.clientHeight) return
  const { top, height } = line.getBoundingClientRect()
  const middle = pane.getBoundingClientRect().top + pane.clientHeight / 2
  pane.scrollTop += top + height / 2 - middle
}
