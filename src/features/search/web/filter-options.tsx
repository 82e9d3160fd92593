import { useFormats } from '#i18n/language-provider.tsx'
import { Formatted } from '#ui/formatted.tsx'
import { CheckIcon } from '#ui/icons.tsx'
import type { FilterGroup } from './filter-groups.ts'
import { useText } from './texts.ts'

/**
 * The values of one filter with their live counts; choosing one is following a link, with or without scripts. There are
 * many on a page, so each is as little as can be: looks are in `ui/repeated.css`, clicks in `useFollowOptions`.
 */
export function FilterOptions({ group }: { group: FilterGroup }) {
  const t = useText()
  const formats = useFormats()
  if (group.options.length === 0) return <p className="py-2 text-muted">{t('find.filter_nothing')}</p>
  return (
    <ul>
      {group.options.map(({ key, name, count, isChosen, to }) => (
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
