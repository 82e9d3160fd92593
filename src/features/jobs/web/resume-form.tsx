import { useLanguage } from '#i18n/language-provider.tsx'
import { UPLOAD_KINDS } from '#shared/upload-kinds.ts'
import { Button } from '#ui/button.tsx'
import type { JobDetail } from '../contract.ts'
import { useText } from './texts.ts'

const { extensions, maxBytes } = UPLOAD_KINDS['quick-resume']

/**
 * A resume begins an application from beside the job. One plain form for everybody, since the page is sent alike to all:
 * a seeker's file becomes a resume of theirs, a guest's is read and comes along when they sign up.
 */
export function ResumeForm({ job: { slug_id } }: { job: JobDetail }) {
  const t = useText()
  const lang = useLanguage()
  const redirect = `/${lang}/job/${encodeURIComponent(slug_id)}/apply`
  return (
    <details className="-my-3 print:hidden">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-primary">
        {t('jobs.with_resume')}
      </summary>
      <form
        method="post"
        action={`/${lang}/quick-resume?${new URLSearchParams({ redirect })}`}
        encType="multipart/form-data"
        className="grid gap-2 py-1"
      >
        <input
          type="file"
          required
          name="resume"
          accept={extensions.join(',')}
          aria-label={t('jobs.with_resume')}
          className="min-h-11 w-full min-w-0 file:me-3 file:min-h-11 file:rounded-control file:border-0 file:bg-tint file:px-3 file:font-semibold"
        />
        <p className="text-13 text-muted">{t('jobs.with_resume_help', { size: maxBytes / 1024 / 1024 })}</p>
        <div>
          <Button type="submit">{t('jobs.with_resume_send')}</Button>
        </div>
      </form>
    </details>
  )
}
