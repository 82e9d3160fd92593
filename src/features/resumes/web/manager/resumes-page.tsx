import { useText } from '../seeker-texts.ts'

/** The attached resumes of a seeker. */
export function ResumesPage() {
  const t = useText()
  return (
    <section aria-labelledby="resumes" className="px-4 py-6 sm:px-8">
      <h2 id="resumes" className="text-20 font-bold">
        {t('resumes.title')}
      </h2>
      <p className="mt-2 text-muted">{t('resumes.none')}</p>
    </section>
  )
}
