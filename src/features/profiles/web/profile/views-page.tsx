import { useFormats, useLanguage } from '#i18n/language-provider.tsx'
import { Card } from '#ui/card.tsx'
import { Formatted } from '#ui/formatted.tsx'
import { Link } from '#ui/link.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { BackLink } from './as-employer-page.tsx'
import { useText } from './texts.ts'

export interface ProfileView {
  company: { id: number; slug_id: string; name: string }
  saw_name: boolean
  saw_contacts: boolean
  viewed_at: string
}

/** Which employers opened the profile, and what they saw of it. */
export function ViewsPage({ views, now }: { views: readonly ProfileView[]; now: number }) {
  const t = useText()
  return (
    <div className="page-width max-w-180 py-4 lg:py-8">
      <PageHead title={t('views.title')} indexed={false} />
      <BackLink />
      <h1 className="text-25 font-bold">{t('views.title')}</h1>
      <p className="mt-2 text-pretty text-muted">{t('views.text')}</p>
      <Card className="mt-5 px-4 sm:px-6">
        {views.length === 0 ? (
          <p className="py-6 text-muted">{t('views.empty')}</p>
        ) : (
          <ul>
            {views.map((view) => (
              <View key={`${view.company.id} ${view.viewed_at}`} view={view} now={now} />
            ))}
          </ul>
        )}
      </Card>
    </div>
  )
}

function View({
  view: { company, saw_name, saw_contacts, viewed_at },
  now,
}: {
  view: ProfileView
  now: number
}) {
  const t = useText()
  const lang = useLanguage()
  const { since, date } = useFormats()
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line py-3 first:border-0">
      <div className="min-w-0">
        <Link
          to={`/${lang}/company/${company.slug_id}`}
          className="inline-flex min-h-11 items-center font-semibold hover:underline"
        >
          <bdi>{company.name}</bdi>
        </Link>
        <p className="text-muted">
          {t(saw_contacts ? 'views.saw_contacts' : saw_name ? 'views.saw_name' : 'views.saw_profile')}
        </p>
      </div>
      <time
        dateTime={viewed_at}
        title={date(viewed_at)}
        suppressHydrationWarning
        className="text-13 text-muted"
      >
        <Formatted>{since(viewed_at, now)}</Formatted>
      </time>
    </li>
  )
}
