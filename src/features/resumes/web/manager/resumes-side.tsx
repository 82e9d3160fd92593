import { useLanguage } from '#i18n/language-provider.tsx'
import { Card } from '#ui/card.tsx'
import { Link } from '#ui/link.tsx'
import { useText } from '../seeker-texts.ts'

/** Beside the resumes; below them on phones. */
export function ResumesSide() {
  const t = useText()
  const lang = useLanguage()
  return (
    <Card className="p-5">
      <h2 className="text-17 font-bold">{t('resumes.who_sees')}</h2>
      <p className="mt-2 text-pretty text-muted">{t('resumes.who_sees_text')}</p>
      <Link
        to={`/${lang}/profile/resume/documents`}
        className="mt-1 inline-flex min-h-11 items-center font-semibold text-primary hover:underline"
      >
        {t('ledger.title')}
      </Link>
    </Card>
  )
}
