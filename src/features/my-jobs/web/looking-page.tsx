import type { LookingCompany } from '../contract/companies.ts'
import { CompanyHead, CompanyList } from './company-list.tsx'
import type { TabCounts } from './my-jobs-frame.tsx'
import { useText } from './texts.ts'

interface LookingPageProps {
  counts: TabCounts
  companies: readonly LookingCompany[]
  /** Milliseconds. */
  now: number
}

/** The companies that opened the profile. */
export function LookingPage({ counts, companies, now }: LookingPageProps) {
  const t = useText()
  return (
    <CompanyList tab="viewed-me" counts={counts}>
      {companies.map(({ company, times, saw_contacts, last_viewed_at }) => (
        <li key={company.id} className="p-4 sm:px-5">
          <CompanyHead
            company={company}
            facts={[<span key="views">{t('my.views', { count: times })}</span>]}
            at={last_viewed_at}
            now={now}
          >
            {saw_contacts && <p className="text-13 text-muted">{t('my.saw_contacts')}</p>}
          </CompanyHead>
        </li>
      ))}
    </CompanyList>
  )
}
