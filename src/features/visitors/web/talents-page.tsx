import { href } from 'react-router'
import { HOT_JOBS } from '#config/categories.ts'
import { useLanguage } from '#i18n/language-provider.tsx'
import { Card } from '#ui/card.tsx'
import { CardLink } from '#ui/card-link.tsx'
import { CheckIcon } from '#ui/icons.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { HomeSection, SearchForm } from '../../search/web/door.tsx'
import { POINTS, Point } from './point.tsx'
import { useText } from './texts.ts'

const POINTS_MADE = ['pay', 'dates', 'counts', 'search', 'once', 'account'] as const

/** What the site offers to job seekers; it only lists what exists today. */
export function TalentsPage({ country }: { country: string | null }) {
  const t = useText()
  const lang = useLanguage()
  const onsite = href('/:lang/onsite-job', { lang })
  const tools = [
    { to: href('/:lang/quick-resume', { lang }), text: t('talents.begin_resume') },
    { to: `${onsite}?category=${HOT_JOBS}`, text: t('talents.begin_new') },
    { to: `${onsite}?sort=3`, text: t('talents.begin_paid') },
    { to: href('/:lang/remote', { lang }), text: t('talents.begin_remote') },
    { to: href('/:lang/web3-jobs', { lang }), text: t('talents.begin_web3') },
  ]
  return (
    <>
      <PageHead title={t('talents.title')} description={t('talents.lead')} />
      <section className="border-b border-line bg-surface">
        <div className="page-width grid gap-5 py-8 lg:py-14">
          <div>
            <h1 className="text-32 font-bold lg:text-42">{t('talents.title')}</h1>
            <p className="mt-3 text-17 text-pretty text-muted">{t('talents.lead')}</p>
          </div>
          <SearchForm action={onsite} query="" place="" country={country} />
        </div>
      </section>
      <div className="page-width grid grid-cols-1 gap-10 py-8 lg:gap-14 lg:py-10">
        <HomeSection id="does" title={t('talents.does')}>
          <ul className={POINTS}>
            {POINTS_MADE.map((point) => (
              <Point
                key={point}
                icon={<CheckIcon />}
                title={t(`talents.${point}`)}
                text={t(`talents.${point}_text`)}
              />
            ))}
          </ul>
        </HomeSection>
        <HomeSection id="begin" title={t('talents.begin')}>
          <ul className="grid grid-cols-1 gap-2.5 sm:grid-cols-2 xl:grid-cols-5">
            {tools.map(({ to, text }) => (
              <li key={to}>
                <Card className="h-full p-4 transition-colors hover:border-control">
                  <CardLink to={to} className="font-bold">
                    {text}
                  </CardLink>
                </Card>
              </li>
            ))}
          </ul>
        </HomeSection>
      </div>
    </>
  )
}
