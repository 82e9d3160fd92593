import { href } from 'react-router'
import { useLanguage } from '#i18n/language-provider.tsx'
import { Card } from '#ui/card.tsx'
import { CardLink } from '#ui/card-link.tsx'
import { StaticPart } from '#ui/static-part.tsx'
import type { JobFacetsResponse } from '../contract.ts'
import { AllIcon, categoryIcon } from './category-icons.tsx'
import { useText } from './texts.ts'

interface HomeCategoriesProps {
  categories: JobFacetsResponse['job_categories']
  total: number
}

/** A tile for each kind of work, with its number of jobs. */
export function HomeCategories({ categories, total }: HomeCategoriesProps) {
  const t = useText()
  const lang = useLanguage()
  const onsite = href('/:lang/onsite-job', { lang })
  // The last tile would be alone in rows of three, and the list below also links to all jobs.
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
    <StaticPart
      as="ul"
      name={`categories ${total}`}
      of={categories}
      className="grid grid-cols-2 gap-2.5 sm:grid-cols-3 lg:grid-cols-5"
    >
      {() =>
        tiles.map(({ name, count, to, Icon }) => (
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
        ))
      }
    </StaticPart>
  )
}
