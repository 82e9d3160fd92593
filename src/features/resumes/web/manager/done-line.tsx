import { useLanguage } from '#i18n/language-provider.tsx'
import { CheckIcon } from '#ui/icons.tsx'
import { Link } from '#ui/link.tsx'
import type { AttachedResume } from '../../contract/resumes.ts'
import { useText as useAutoText } from '../auto-send/texts.ts'
import { useText } from '../seeker-texts.ts'

const DONE = ['uploaded', 'replaced', 'renamed', 'deleted', 'sent', 'set_automatic', 'not_automatic'] as const

const WITHOUT_RESUME: ReadonlySet<string> = new Set(['deleted', 'not_automatic'])

/** What was done, said where the eye is; after an upload, with the way to what was read. */
export function DoneLine({
  done,
  resumes,
}: {
  done: { what: string; id: string | null } | null
  resumes: readonly AttachedResume[]
}) {
  const t = useText()
  const auto = useAutoText()
  const lang = useLanguage()
  const what = DONE.find((known) => known === done?.what)
  const resume = resumes.find(({ id }) => id === done?.id)
  if (what === undefined || (resume === undefined && !WITHOUT_RESUME.has(what))) return null
  const isNew = what === 'uploaded' || what === 'replaced'
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 rounded-control bg-tint ps-4 pe-2">
      <p role="status" className="flex min-w-0 grow items-center gap-2 py-2.5">
        <CheckIcon size={20} className="shrink-0 text-primary" />
        {what === 'set_automatic' || what === 'not_automatic'
          ? auto(`auto.${what}`, { name: resume?.filename ?? '' })
          : t(`resumes.${what}`, { name: resume?.filename ?? '' })}
      </p>
      {isNew && resume !== undefined && (
        <Link
          to={`/${lang}/profile/resume/${resume.id}/read`}
          className="inline-flex min-h-11 items-center px-2 font-semibold text-primary underline"
        >
          {t('resumes.read')}
        </Link>
      )}
    </div>
  )
}
