import { useFormats } from '#i18n/language-provider.tsx'
import { Formatted } from './formatted.tsx'
import { CheckIcon } from './icons.tsx'

/** One value of a filter: a link to the same list with it added, or removed. */
export interface Option {
  key: string
  name: string
  /** Its name outside of its group; absent if the name is complete. */
  alone?: string
  /** The number of results with this value under all other filters; null if unknown. */
  count: number | null
  isChosen: boolean
  /** A link relative to this page: `?jobType=1`. */
  to: string
}

/**
 * The values of one filter with their live counts; a choice is a link, with or without scripts. A page has many of
 * them, so each is as small as possible: styles are in `repeated.css`, and the element around the list says how its links are followed. `nothing`: shown
 * if there are no values.
 */
export function OptionList({ options, nothing }: { options: readonly Option[]; nothing: string }) {
  const formats = useFormats()
  if (options.length === 0) return <p className="py-2 text-muted">{nothing}</p>
  return (
    <ul>
      {options.map(({ key, name, count, isChosen, to }) => (
        <li key={key}>
          <a
            href={to}
            rel="nofollow"
            aria-current={isChosen ? 'true' : undefined}
            className={count === 0 && !isChosen ? 'option text-muted' : 'option'}
          >
            {isChosen && (
              <span aria-hidden="true">
                <CheckIcon size={14} />
              </span>
            )}
            <bdi>
              <Formatted>{name}</Formatted>
            </bdi>
            {count !== null && (
              <data suppressHydrationWarning value={count}>
                {formats.number(count)}
              </data>
            )}
          </a>
        </li>
      ))}
    </ul>
  )
}
