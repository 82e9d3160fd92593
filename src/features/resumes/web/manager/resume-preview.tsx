import { lazy, Suspense } from 'react'
import type { AttachedResume } from '../../contract/resumes.ts'
import { useText } from '../seeker-texts.ts'
import { CloseLink } from './close-link.tsx'

const PdfPages = lazy(() => import('../pdf-pages.tsx').then(({ PdfPages }) => ({ default: PdfPages })))

interface ResumePreviewProps {
  resume: AttachedResume
  /** Of a DOC or DOCX; null: they could not be read. */
  lines: readonly string[] | null
  back: string
}

/** A PDF as it is; of a DOC or DOCX its text, which is all that a browser can show. */
export function ResumePreview({ resume: { address, filename, format }, lines, back }: ResumePreviewProps) {
  const t = useText()
  return (
    <div className="mt-3 grid gap-3 rounded-card bg-quiet p-3 sm:p-4">
      {format === 'pdf' ? (
        <>
          <noscript>
            <p>{t('resumes.preview_none')}</p>
          </noscript>
          <Suspense fallback={<p role="status">{t('resumes.preview_loading')}</p>}>
            <PdfPages
              address={address}
              label={filename}
              loading={t('resumes.preview_loading')}
              failed={t('resumes.preview_failed')}
              pageName={(page, pages) => t('resumes.preview_page', { page, pages })}
            />
          </Suspense>
        </>
      ) : (
        <TextPreview lines={lines} />
      )}
      <div>
        <CloseLink to={back} isDone />
      </div>
    </div>
  )
}

function TextPreview({ lines }: { lines: readonly string[] | null }) {
  const t = useText()
  if (lines === null || lines.length === 0) return <p>{t('resumes.preview_failed')}</p>
  return (
    <>
      <p className="text-13 text-muted">{t('resumes.preview_text')}</p>
      <div className="max-h-120 overflow-y-auto rounded-control bg-surface p-4 whitespace-pre-wrap wrap-anywhere">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a file do not move
          <p key={index} dir="auto">
            {line}
          </p>
        ))}
      </div>
    </>
  )
}
