import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import { useLanguage } from '#i18n/language-provider.tsx'
import { LinkButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { CardLink } from '#ui/card-link.tsx'
import { GlobeIcon, UrgentIcon } from '#ui/icons.tsx'
import { PageHead } from '#ui/page-head.tsx'
import type { JobCard as Job } from '../../jobs/contract.ts'
import { JobCard } from '../../jobs/web/door.tsx'
import type { JobFacetsResponse } from '../contract.ts'
import { SearchForm } from './search-form.tsx'
import { useText } from './texts.ts'

interface HomePageProps {
  jobs: readonly Job[]
  total: number
  categories: JobFacetsResponse['job_categories']
  country: string | null
  now: number
}

/** Search first, then what there is: categories, the newest jobs, remote and web3. */
export function HomePage({ jobs, total, categories, country, now }: HomePageProps) {
  const t = useText()
  const lang = useLanguage()
  const onsite = href('/:lang/onsite-job', { lang })
  return (
    <>
      <PageHead title={null} description={t('brand.tagline')} />
      <section className="border-b border-line bg-surface">
        <div className="page-width grid grid-cols-1 gap-5 py-8 lg:py-14">
          <div>
            <h1 className="text-32 font-bold lg:text-42">{t('home.title')}</h1>
            <p className="mt-3 text-17 text-muted">{t('home.lead', { count: total })}</p>
          </div>
          <SearchForm action={onsite} query="" place="" country={country} />
        </div>
      </section>
      <div className="page-width grid grid-cols-1 gap-10 py-8 lg:gap-14 lg:py-10">
        <Section id="categories" title={t('home.categories')}>
          <Categories categories={categories} total={total} />
        </Section>
        <Section
          id="latest"
          title={t('home.latest')}
          action={
            <Link
              to={`${onsite}?sort=1`}
              className="flex min-h-11 items-center font-semibold text-primary underline"
            >
              {t('home.all_jobs')}
            </Link>
          }
        >
          <ul className="grid grid-cols-1 gap-2.5 sm:grid-cols-2 xl:grid-cols-3">
            {jobs.map((job) => (
              <li key={job.id}>
                <JobCard job={job} now={now} />
              </li>
            ))}
          </ul>
        </Section>
        <div className="grid gap-2.5 sm:grid-cols-2">
          <Way
            to={href('/:lang/remote-jobs', { lang })}
            icon={<GlobeIcon size={24} />}
            title={t('home.remote')}
            text={t('home.remote_text')}
          />
          <Way
            to={href('/:lang/web3-jobs', { lang })}
            icon={<UrgentIcon size={24} />}
            title={t('home.web3')}
            text={t('home.web3_text')}
          />
        </div>
        <div className="flex justify-center">
          <LinkButton look="primary" to={onsite}>
            {t('action.search_jobs')}
          </LinkButton>
        </div>
      </div>
    </>
  )
}

interface SectionProps {
  id: string
  title: string
  action?: ReactNode
  children: ReactNode
}

function Section({ id, title, action, children }: SectionProps) {
  return (
    <section aria-labelledby={id}>
      <div className="mb-3 flex items-center justify-between gap-3">
        <h2 id={id} className="text-20 font-bold">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  )
}

function Categories({ categories, total }: Pick<HomePageProps, 'categories' | 'total'>) {
  const t = useText()
  const lang = useLanguage()
  const onsite = href('/:lang/onsite-job', { lang })
  const tiles = [
    ...categories.map(({ id, name, count }) => ({ name, count, to: `${onsite}?category=${id}` })),
    { name: t('home.category_all'), count: total, to: onsite },
  ]
  return (
    <ul className="grid grid-cols-2 gap-2.5 sm:grid-cols-3 lg:grid-cols-5">
      {tiles.map(({ name, count, to }) => (
        <li key={to}>
          <Card className="h-full p-4 transition-colors hover:border-control">
            <CardLink to={to} className="text-17 font-bold">
              {name}
            </CardLink>
            <p className="mt-1 text-13 text-muted tabular-nums" suppressHydrationWarning>
              {t('home.category_count', { count })}
            </p>
          </Card>
        </li>
      ))}
    </ul>
  )
}

function Way({ to, icon, title, text }: { to: string; icon: ReactNode; title: string; text: string }) {
  return (
    <Card className="flex h-full items-start gap-4 p-5 transition-colors hover:border-control">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-tint text-primary">
        {icon}
      </span>
      <div>
        <h2 className="text-17 font-bold">
          <CardLink to={to}>{title}</CardLink>
        </h2>
        <p className="mt-1 text-muted">{text}</p>
      </div>
    </Card>
  )
}
