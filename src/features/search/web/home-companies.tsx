import type { CompanyCard as Company } from '../../companies/contract.ts'
import { CompanyCard } from '../../companies/web/door.tsx'

/** Employers side by side; a phone shows the first three. */
export function HomeCompanies({ companies }: { companies: readonly Company[] }) {
  return (
    <ul className="grid grid-cols-1 gap-2.5 max-sm:[&>li:nth-child(n+4)]:hidden sm:grid-cols-2 lg:grid-cols-4">
      {companies.map((company) => (
        <li key={company.id}>
          <CompanyCard company={company} isBrief />
        </li>
      ))}
    </ul>
  )
}
