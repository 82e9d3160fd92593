import { useFormats } from '#i18n/language-provider.tsx'
import { Link } from '#ui/link.tsx'
import { ChosenPill } from '#ui/pill.tsx'
import type { ReadWords } from '../contract/read-words.ts'
import type { Found } from './found-shown.ts'
import { readName } from './read-words.ts'
import { changed, queryString, withQuery } from './search-address.ts'
import { useText } from './texts.ts'

interface WordsReadProps {
  found: Found
  address: URLSearchParams
  country: string | null
}

/** The words of the query that became filters, each to be removed, and the way to the search word for word. */
export function WordsRead({ found, address, country }: WordsReadProps) {
  const t = useText()
  const formats = useFormats()
  const query = address.get('query') ?? ''
  const { read, literal } = found
  if (literal === 'requested') {
    return (
      <p className="mb-3 text-muted">
        {t('find.read_literally', { query })}{' '}
        <Link to={queryString(withQuery(address, query))} rel="nofollow" className={LINK}>
          {t('find.read_again')}
        </Link>
      </p>
    )
  }
  if (read.length === 0) return null
  const nameOf = (words: ReadWords) => readName(words, t, formats)
  if (literal === 'fallback') {
    return (
      <p className="mb-3 text-muted">
        {t('find.read_fallback', { filters: formats.list(read.map(nameOf)), query })}
      </p>
    )
  }
  const applied = read.filter(({ status }) => status === 'applied')
  const isElsewhere = found.country !== '' && found.country !== (country ?? '')
  return (
    <div className="mb-3 grid gap-1 text-muted">
      {applied.length > 0 && (
        <ul aria-label={t('find.read_list')} className="flex flex-wrap gap-x-2">
          {applied.map((each) => (
            <li key={each.words}>
              <ChosenPill
                to={queryString(withQuery(address, each.without)) || '?'}
                rel="nofollow"
                preventScrollReset
                text={nameOf(each)}
                removeLabel={t('find.remove_filter', { name: nameOf(each) })}
              />
            </li>
          ))}
        </ul>
      )}
      {read
        .filter(({ status }) => status !== 'applied')
        .map(({ words, status }) => (
          <p key={words}>
            {t(status === 'replaced' ? 'find.read_replaced' : 'find.read_left_out', { words })}
          </p>
        ))}
      {isElsewhere && <p>{t('find.read_country', { country: formats.country(found.country) })}</p>}
      <p>
        <Link
          to={queryString(changed(address, 'literal', '1'))}
          rel="nofollow"
          className="text-13 text-primary underline"
        >
          {t('find.read_literal', { query })}
        </Link>
      </p>
    </div>
  )
}

const LINK = 'font-semibold text-primary underline'
