import { type ReactNode, useEffect, useRef } from 'react'
import { useFormats, useLanguage } from '#i18n/language-provider.tsx'
import { classNames } from '#ui/class-names.ts'
import { Dotted } from '#ui/dotted.tsx'
import type { FormAnswer } from '#ui/form/form-answer.ts'
import { Formatted } from '#ui/formatted.tsx'
import { Link } from '#ui/link.tsx'
import type { AttachedResume } from '../../contract/resumes.ts'
import { useText } from '../seeker-texts.ts'
import { closeAddress, openAddress, type Part, type ResumeField, rowId } from './opened.ts'
import { DeletePart, RenamePart, SendPart } from './resume-forms.tsx'
import { ResumePreview } from './resume-preview.tsx'
import { UploadForm } from './upload-form.tsx'

interface ResumeRowProps {
  resume: AttachedResume
  /** What is open below it. */
  opened: Part | null
  answer: FormAnswer<ResumeField> | null
  lines: readonly string[] | null
}

/** One resume: what it is, and links that open what can be done with it. */
export function ResumeRow({ resume, opened, answer, lines }: ResumeRowProps) {
  const t = useText()
  const lang = useLanguage()
  const { date } = useFormats()
  const row = useFocusOnClose(opened)
  const { id, filename, format } = resume
  return (
    <li ref={row} id={rowId(id)} tabIndex={-1} className="border-t border-line py-4 outline-none">
      <div className="flex items-start gap-4">
        <span
          aria-hidden="true"
          className="grid h-12 w-10 shrink-0 place-items-center rounded-[0.375rem] border border-line bg-quiet text-[0.6875rem] font-bold text-muted uppercase"
        >
          {format}
        </span>
        <div className="min-w-0 grow">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Link
              to={openAddress('preview', id)}
              preventScrollReset
              className="min-w-0 py-0.5 font-semibold wrap-anywhere hover:underline"
            >
              <bdi>{filename}</bdi>
            </Link>
            {resume.is_sent_automatically && (
              <span className="rounded-full bg-tint px-2.5 py-0.5 text-13 font-semibold text-primary">
                {t('resumes.automatic')}
              </span>
            )}
          </p>
          <p className="text-13 text-muted">
            <Dotted>
              <Formatted>{useSize(resume.bytes)}</Formatted>
              <Formatted>{t('resumes.updated', { date: date(resume.updated_at) })}</Formatted>
            </Dotted>
          </p>
          <ul className="-ms-2 flex flex-wrap">
            <Action to={`/${lang}/profile/resume/${id}/read`}>{t('resumes.read')}</Action>
            <li>
              <a href={resume.address} download={filename} className={ACTION}>
                {t('resumes.download')}
              </a>
            </li>
            {FORMS.map((part) => (
              <Action key={part} to={openAddress(part, id)} isOpen={opened === part}>
                {t(`resumes.${part}`)}
              </Action>
            ))}
          </ul>
        </div>
      </div>
      {opened !== null && <OpenedPart {...{ resume, opened, answer, lines }} />}
    </li>
  )
}

const FORMS = ['preview', 'rename', 'send', 'replace', 'delete'] as const

const ACTION =
  'inline-flex min-h-11 items-center rounded-control px-2 text-15 font-medium text-muted underline decoration-transparent hover:text-ink hover:decoration-current'

function Action({ to, isOpen = false, children }: { to: string; isOpen?: boolean; children: ReactNode }) {
  return (
    <li>
      <Link
        to={to}
        preventScrollReset
        {...(isOpen && { 'aria-current': 'true' })}
        className={classNames(ACTION, 'aria-[current]:text-ink aria-[current]:decoration-current')}
      >
        {children}
      </Link>
    </li>
  )
}

function OpenedPart({ resume, opened, answer, lines }: ResumeRowProps) {
  const t = useText()
  const { id, filename } = resume
  const back = closeAddress(id)
  if (opened === 'preview') return <ResumePreview resume={resume} lines={lines} back={back} />
  if (opened === 'rename') return <RenamePart resume={resume} answer={answer} back={back} />
  if (opened === 'send') return <SendPart resume={resume} answer={answer} back={back} />
  if (opened === 'delete') return <DeletePart resume={resume} answer={answer} back={back} />
  return (
    <UploadForm
      label={t('resumes.new_version', { name: filename })}
      answer={answer}
      replaces={id}
      isOnlyStep
      back={back}
    />
  )
}

/** When a part is closed, the focus goes back to its resume. */
function useFocusOnClose(opened: Part | null) {
  const row = useRef<HTMLLIElement>(null)
  const before = useRef(opened)
  useEffect(() => {
    if (before.current !== null && opened === null) row.current?.focus({ preventScroll: true })
    before.current = opened
  }, [opened])
  return row
}

/** `240 KB`, `1.2 MB`. */
function useSize(bytes: number): string {
  const t = useText()
  const kilobytes = bytes / 1024
  return kilobytes < 1000
    ? t('resumes.kilobytes', { size: Math.max(1, Math.round(kilobytes)) })
    : t('resumes.megabytes', { size: Math.round((kilobytes / 1024) * 10) / 10 })
}
