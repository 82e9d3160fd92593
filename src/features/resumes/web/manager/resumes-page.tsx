import type { ReactNode } from 'react'
import { MOST_RESUMES } from '#config/limits.ts'
import { UPLOAD_KINDS } from '#shared/upload-kinds.ts'
import type { FormAnswer } from '#ui/form/form-answer.ts'
import type { AttachedResumes } from '../../contract/resumes.ts'
import { useText } from '../seeker-texts.ts'
import { AutoSend } from './auto-send.tsx'
import { DoneLine } from './done-line.tsx'
import type { Opened, ResumeField } from './opened.ts'
import { ResumeRow } from './resume-row.tsx'
import { UploadForm } from './upload-form.tsx'

interface ResumesPageProps extends AttachedResumes {
  /** The form or preview that the address opens; null: none. */
  opened: Opened | null
  /** What has just been done, by the address. */
  done: { what: string; id: string | null } | null
  /** The refused form. */
  answer: FormAnswer<ResumeField> | null
  /** The lines of the opened DOC or DOCX; null: not opened, or not readable. */
  lines: readonly string[] | null
  /** What stands below: other kinds of resumes. */
  children?: ReactNode
}

const MEGABYTES = UPLOAD_KINDS.resume.maxBytes / 1024 / 1024

/** The attached resumes of a seeker, each with what its owner may do with it. */
export function ResumesPage({ resumes, may, opened, done, answer, lines, children }: ResumesPageProps) {
  const t = useText()
  const isNewRefused = answer?.step === 'upload' ? answer : null
  return (
    <>
      <section aria-labelledby="resumes" className="border-t border-line px-4 py-5 sm:px-8 sm:py-6">
        <h2 id="resumes" tabIndex={-1} className="text-20 font-bold outline-none">
          {t('resumes.title')}
        </h2>
        <p className="mt-1 text-pretty text-muted">
          {t('resumes.about', { max: MOST_RESUMES, size: MEGABYTES })}
        </p>
        <DoneLine done={answer === null ? done : null} resumes={resumes} />
        {resumes.length > 0 && (
          <ul className="mt-4 border-b border-line">
            {resumes.map((resume) => (
              <ResumeRow
                key={resume.id}
                resume={resume}
                opened={opened?.id === resume.id ? opened.part : null}
                answer={answer?.step === resume.id ? answer : null}
                lines={opened?.id === resume.id ? lines : null}
              />
            ))}
          </ul>
        )}
        {resumes.length > 0 && <AutoSend resumes={resumes} />}
        {may.upload ? (
          <UploadForm
            key={resumes.map(({ id }) => id).join()}
            isOnlyStep={resumes.length === 0}
            label={t(resumes.length === 0 ? 'resumes.first' : 'resumes.another')}
            answer={isNewRefused}
          />
        ) : (
          <p className="mt-4 text-pretty text-muted">{t('resumes.full', { max: MOST_RESUMES })}</p>
        )}
      </section>
      {children}
    </>
  )
}
