import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import { useLanguage } from '#i18n/language-provider.tsx'
import { LinkButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { CardLink } from '#ui/card-link.tsx'
import { GlobeIcon } from '#ui/icons.tsx'
import { LaneIllustration } from '#ui/illustrations.tsx'
import { PageHead } from '#ui/page-head.tsx'
import type { JobCard as Job } from '../../jobs/contract.ts'
import { JobCard } from '../../jobs/web/door.tsx'
import type { JobFacetsResponse } from '../contract.ts'
import { AllIcon, categoryIcon, Web3Icon } from './category-icons.tsx'
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
        <div className="page-width grid grid-cols-1 items-end gap-16 py-8 lg:py-14 xl:grid-cols-[minmax(0,1fr)_auto] xl:pb-0">
          <div className="grid gap-5 xl:pb-14">
            <div>
              <h1 className="text-32 font-bold lg:text-42">{t('home.title')}</h1>
              <p className="mt-3 text-17 text-pretty text-muted">{t('home.lead', { count: total })}</p>
            </div>
            <SearchForm action={onsite} query="" place="" country={country} />
          </div>
          <div className="hidden rtl:-scale-x-100 xl:block">
            <LaneIllustration />
          </div>
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
            icon={<Web3Icon size={24} />}
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
  // The last tile would stand alone in rows of three, and the list below has a way to all jobs too.
  const tiles = [
    ...categories.map(({ id, name, count }) => ({
      name,
      count,
      to: `${onsite}?category=${id}`,
      Icon: categoryIcon(id),
    })),
    { name: t('home.category_all'), count: total, to: onsite, Icon: AllIcon },
  ]
  return (
    <ul className="grid grid-cols-2 gap-2.5 sm:grid-cols-3 lg:grid-cols-5">
      {tiles.map(({ name, count, to, Icon }) => (
        <li key={to} className={to === onsite ? 'sm:max-lg:hidden' : undefined}>
          <Card className="flex h-full flex-col gap-2 p-3.5 transition-colors hover:border-control lg:flex-row lg:items-center lg:gap-3 lg:p-4">
            <span className="text-primary lg:grid lg:size-11 lg:shrink-0 lg:place-items-center lg:rounded-full lg:bg-tint">
              <Icon />
            </span>
            <div className="min-w-0">
              <h3 className="text-15 font-bold lg:text-17">
                <CardLink to={to}>{name}</CardLink>
              </h3>
              <p
                className="text-13 text-muted tabular-nums max-lg:absolute max-lg:end-3.5 max-lg:top-3.5 lg:mt-0.5"
                suppressHydrationWarning
              >
                {t('home.category_count', { count })}
              </p>
            </div>
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
