import { href } from 'react-router'
import { HOT_JOBS } from '#config/categories.ts'
import { useLanguage } from '#i18n/language-provider.tsx'
import { LaneIllustration } from '#ui/illustrations/lane.tsx'
import { PageHead } from '#ui/page-head.tsx'
import type { CompanyCard as Company } from '../../companies/contract.ts'
import type { JobFacetsResponse } from '../contract.ts'
import { HomeCategories } from './home-categories.tsx'
import { HomeCompanies } from './home-companies.tsx'
import { HomeJobs, type JobList } from './home-jobs.tsx'
import { HomeSection } from './home-section.tsx'
import { HomeTabs, type HomeTabsProps } from './home-tabs.tsx'
import { PopularSearches } from './popular-searches.tsx'
import { SearchForm } from './search-form.tsx'
import { useText } from './texts.ts'

interface HomePageProps extends Omit<HomeTabsProps, 'now'> {
  total: number
  categories: JobFacetsResponse['job_categories']
  hot: JobList
  remote: JobList
  companies: readonly Company[]
  web3Companies: readonly Company[]
  searches: readonly { query: string }[]
  canonical: string
  now: number
}

/** The search comes first, then the sections; a section without content is not shown. */
export function HomePage(props: HomePageProps) {
  const { total, categories, hot, remote, companies, web3Companies, canonical, now } = props
  const t = useText()
  const lang = useLanguage()
  const onsite = href('/:lang/onsite-job', { lang })
  return (
    <>
      <PageHead title={null} description={t('brand.tagline')} canonical={canonical} />
      <Hero {...props} />
      <div className="page-width grid grid-cols-1 gap-10 py-8 lg:gap-14 lg:py-10">
        <HomeSection id="categories" title={t('home.categories')}>
          <HomeCategories categories={categories} total={total} />
        </HomeSection>
        <HomeTabs {...props} />
        {hot.jobs.length > 0 && (
          <HomeSection
            id="hot"
            title={t('home.hot')}
            text={t('home.hot_text')}
            more={{ to: `${onsite}?category=${HOT_JOBS}&sort=3`, text: t('home.all_jobs') }}
          >
            <HomeJobs {...hot} name="hot" now={now} isShort />
          </HomeSection>
        )}
        {companies.length > 0 && (
          <HomeSection
            id="companies"
            title={t('home.companies')}
            text={t('home.companies_text')}
            more={{ to: href('/:lang/companies', { lang }), text: t('home.all_companies') }}
          >
            <HomeCompanies companies={companies} />
          </HomeSection>
        )}
        {remote.jobs.length > 0 && (
          <HomeSection
            id="remote"
            title={t('home.remote')}
            text={t('home.remote_text')}
            more={{ to: href('/:lang/remote', { lang }), text: t('home.remote_more') }}
          >
            <HomeJobs {...remote} name="remote" now={now} isShort />
          </HomeSection>
        )}
        {web3Companies.length > 0 && (
          <HomeSection
            id="web3"
            title={t('home.web3_companies')}
            text={t('home.web3_text')}
            more={{ to: href('/:lang/web3-jobs', { lang }), text: t('home.all_jobs') }}
          >
            <HomeCompanies companies={web3Companies} />
          </HomeSection>
        )}
      </div>
    </>
  )
}

function Hero({ total, country, searches }: Pick<HomePageProps, 'total' | 'country' | 'searches'>) {
  const t = useText()
  const lang = useLanguage()
  const onsite = href('/:lang/onsite-job', { lang })
  return (
    <section className="border-b border-line bg-surface">
      <div className="page-width grid grid-cols-1 items-end gap-16 py-8 lg:py-14 xl:grid-cols-[minmax(0,1fr)_auto] xl:pb-0">
        <div className="grid gap-5 xl:pb-14">
          <div>
            <h1 className="text-32 font-bold lg:text-42">{t('home.title')}</h1>
            <p className="mt-3 text-17 text-pretty text-muted">{t('home.lead', { count: total })}</p>
          </div>
          <SearchForm action={onsite} query="" place="" country={country} />
          <PopularSearches searches={searches} action={onsite} />
        </div>
        <div className="hidden rtl:-scale-x-100 xl:block">
          <LaneIllustration />
        </div>
      </div>
    </section>
  )
}
