import { Card } from '#ui/card.tsx'
import { CardLink } from '#ui/card-link.tsx'
import { Monogram } from '#ui/monogram.tsx'
import { useText } from './texts.ts'

export interface CountedCompany {
  id: number
  name: string
  count: number
}

/** Employers with how many jobs each has, leading to these. */
export function HomeCompanies({
  companies,
  search,
}: {
  companies: readonly CountedCompany[]
  /** The search whose jobs were counted. */
  search: string
}) {
  const t = useText()
  return (
    <ul className="grid grid-cols-1 gap-2.5 sm:grid-cols-2 lg:grid-cols-4">
      {companies.map(({ id, name, count }) => (
        <li key={id}>
          <Card className="flex h-full items-center gap-3 p-3.5 transition-colors hover:border-control">
            <Monogram id={id} name={name} />
            <div className="min-w-0">
              <h3 className="font-bold">
                <CardLink to={`${search}?companyIds=${id}`}>
                  <bdi>{name}</bdi>
                </CardLink>
              </h3>
              <p className="text-13 text-muted tabular-nums">{t('home.category_count', { count })}</p>
            </div>
          </Card>
        </li>
      ))}
    </ul>
  )
}
