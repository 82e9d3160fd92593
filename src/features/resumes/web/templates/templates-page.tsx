import { useLanguage } from '#i18n/language-provider.tsx'
import { Link } from '#ui/link.tsx'
import { PageHead } from '#ui/page-head.tsx'
import type { SampleTemplate } from '../../contract/templates.ts'
import { useText } from './texts.ts'

/** The templates as true small pages; each leads to the editor, by way of signing in. */
export function TemplatesPage({ templates }: { templates: readonly SampleTemplate[] }) {
  const t = useText()
  return (
    <div className="page-width py-8">
      <PageHead title={t('templates.title')} description={t('templates.description')} />
      <h1 className="text-32 leading-tight font-bold">{t('templates.title')}</h1>
      <p className="mt-2 max-w-2xl text-17 text-muted">{t('templates.intro')}</p>
      <ul className="mt-3 grid max-w-3xl gap-1 text-15 text-muted sm:list-disc sm:ps-5">
        <li>{t('templates.machines')}</li>
        <li>{t('templates.languages')}</li>
        <li>{t('templates.formats')}</li>
      </ul>
      <ul className="mt-8 grid grid-cols-2 gap-x-4 gap-y-8 sm:gap-x-6 lg:grid-cols-4">
        {templates.map((template, index) => (
          <Sample key={template.template} {...template} isFirst={index < 2} />
        ))}
      </ul>
    </div>
  )
}

function Sample({ template, picture, country, isFirst }: SampleTemplate & { isFirst: boolean }) {
  const t = useText()
  const lang = useLanguage()
  const name = t(`template.${template}`)
  return (
    <li className="relative">
      <div className="rounded-card bg-quiet p-2.5 sm:p-4">
        <img
          src={picture}
          alt={t('templates.picture', { name })}
          width={280}
          height={396}
          loading={isFirst ? 'eager' : 'lazy'}
          decoding="async"
          className="h-auto w-full rounded-[4px] bg-white shadow-float"
        />
      </div>
      <h2 className="mt-3 text-17 font-bold">{name}</h2>
      {country === 'JP' && <p className="text-13 text-muted">{t('templates.for_japan')}</p>}
      <Link
        to={`/${lang}/profile/resume/drafts/new?template=${template}`}
        rel="nofollow"
        className="mt-1 inline-flex min-h-11 items-center font-semibold text-primary after:absolute after:inset-0 hover:underline"
      >
        {t('templates.use', { name })}
      </Link>
    </li>
  )
}
