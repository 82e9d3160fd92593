import { useLanguage } from '#i18n/language-provider.tsx'
import { ChevronStartIcon } from '#ui/icons.tsx'
import { Link } from '#ui/link.tsx'
import { useText } from './texts.ts'

export function BackToAlerts() {
  const t = useText()
  const lang = useLanguage()
  return (
    <Link
      to={`/${lang}/account/job-alerts`}
      className="-ms-1 inline-flex min-h-11 items-center gap-0.5 font-semibold text-primary hover:underline"
    >
      <ChevronStartIcon size={20} />
      {t('alerts.back')}
    </Link>
  )
}
