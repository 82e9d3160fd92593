import { classNames } from '#ui/class-names.ts'
import type { SyncableContent } from '../../contract/resume-reading.ts'
import { lineId } from './places-in.ts'
import { useText } from './texts.ts'

/** The lines of a document, page by page. */
export function DocumentLines({
  content: { text, kind },
  shown,
}: {
  content: SyncableContent
  shown: string | null
}) {
  const t = useText()
  const hasPages = kind === 'pdf' && text.length > 1
  return (
    <div className="grid gap-4 rounded-card border border-line bg-surface p-4 sm:p-6">
      {text.map((lines, index) => {
        const page = index + 1
        return (
          <div key={page} className="grid gap-0.5">
            {hasPages && (
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
    </div>
  )
}
