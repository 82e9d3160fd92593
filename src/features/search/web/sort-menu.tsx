import { SortMenu as Menu } from '#ui/sort-menu.tsx'
import { changed, queryString } from './search-address.ts'
import { useText } from './texts.ts'

const SORTS = [
  ['2', 'find.sort_relevance'],
  ['1', 'find.sort_newest'],
  ['3', 'find.sort_pay'],
] as const

export function SortMenu({ address, sort }: { address: URLSearchParams; sort: number }) {
  const t = useText()
  const choices = SORTS.map(([code, name]) => ({
    code,
    name: t(name),
    to: queryString(changed(address, 'sort', code)),
  }))
  return <Menu title={t('find.sort')} choices={choices} current={String(sort)} />
}
