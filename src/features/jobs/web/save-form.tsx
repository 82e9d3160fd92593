import { useLanguage } from '#i18n/language-provider.tsx'
import { BookmarkIcon } from '#ui/icons.tsx'

interface SaveFormProps {
  jobId: number
  label: string
  className: string
}

/**
 * The button that saves a job. Its form leads to the saved jobs; once the script of the room `my-jobs` has come, that
 * listens to all of them from outside, and marks those that are saved: cards are sent alike to everybody.
 */
export function SaveForm({ jobId, label, className }: SaveFormProps) {
  const lang = useLanguage()
  return (
    <form method="post" action={`/${lang}/my-jobs/saved`} data-save="" className="contents">
      <button type="submit" name="job_id" value={jobId} aria-label={label} className={className}>
        <BookmarkIcon />
      </button>
    </form>
  )
}
