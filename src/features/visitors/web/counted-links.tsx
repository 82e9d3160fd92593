import { Formatted } from '#ui/formatted.tsx'
import { Link } from '#ui/link.tsx'
import { useText } from './texts.ts'

interface Counted {
  /** Where these jobs are; null where no search tells them apart. */
  to: string | null
  name: string
  count: number
}

/** Names with how many jobs stand behind each. */
export function CountedLinks({ items }: { items: readonly Counted[] }) {
  return (
    <ul className="grid grid-cols-1 gap-x-10 sm:grid-cols-2 xl:grid-cols-3">
      {items.map((item) => (
        <li key={item.to ?? item.name} className="border-b border-line">
          {item.to === null ? (
            <div className={ROW}>
              <Entry {...item} />
            </div>
          ) : (
            <Link to={item.to} className={`${ROW} hover:text-primary`}>
              <Entry {...item} />
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}

const ROW = 'flex min-h-11 items-center justify-between gap-3 py-1.5'

function Entry({ name, count }: Counted) {
  const t = useText()
  return (
    <>
      <Formatted>{name}</Formatted>
      <span className="shrink-0 text-13 text-muted tabular-nums" suppressHydrationWarning>
        {t('remote.count', { count })}
      </span>
    </>
  )
}
