import { initialOf } from '#ui/monogram.tsx'
import type { CompanyDetail } from '../contract.ts'
import { Section } from './section.tsx'
import { useText } from './texts.ts'

/** The company's recruiters: name and position. */
export function Recruiters({ company }: { company: CompanyDetail }) {
  const t = useText()
  if (company.recruiters.length === 0) return null
  return (
    <Section title={t('companies.recruiters')}>
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-1">
        {company.recruiters.map(({ id, name, position }) => (
          <li key={id} className="flex items-center gap-3">
            <span
              aria-hidden="true"
              className="grid size-11 shrink-0 place-items-center rounded-full bg-tint text-17 font-bold text-primary"
            >
              {initialOf(name)}
            </span>
            <span className="min-w-0">
              <bdi className="block font-semibold">{name}</bdi>
              {position !== null && (
                <bdi lang={company.lang ?? undefined} className="block text-13 text-muted">
                  {position}
                </bdi>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
