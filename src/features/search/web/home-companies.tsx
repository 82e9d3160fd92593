import { StaticPart } from '#ui/static-part.tsx'
import type { CompanyCard as Company } from '../../companies/contract.ts'
import { CompanyCard } from '../../companies/web/door.tsx'

/** Employers side by side; a phone shows the first three. */
export function HomeCompanies({ companies }: { companies: readonly Company[] }) {
  return (
    <ul className="grid grid-cols-1 gap-2.5 max-sm:[&>li:nth-child(n+4)]:hidden sm:grid-cols-2 lg:grid-cols-4">
      {companies.map((company) => (
        <StaticPart key={company.id} as="li" name="brief company" of={company}>
          {() => <CompanyCard company={company} isBrief />}
        </StaticPart>
      ))}
    </ul>
  )
}
