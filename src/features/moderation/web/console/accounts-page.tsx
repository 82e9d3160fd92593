import { Form } from 'react-router'
import { ACCOUNT_STATES } from '#config/console-states.ts'
import { useFormats, useLanguage } from '#i18n/language-provider.tsx'
import { Button } from '#ui/button.tsx'
import { Input } from '#ui/inputs.tsx'
import { Link } from '#ui/link.tsx'
import { Pagination } from '#ui/pagination.tsx'
import type { ConsoleAccount, listAccounts } from '../../contract/console.ts'
import { Frame, States } from './frame.tsx'
import { StateOf } from './state-of.tsx'
import { useText } from './texts.ts'

interface AccountsPageProps {
  query: string
  state: (typeof ACCOUNT_STATES)[number]
  list: typeof listAccounts.response._output
}

export function AccountsPage({ query, state, list }: AccountsPageProps) {
  const t = useText()
  const address = (named: string, page = 1) =>
    `?${new URLSearchParams({ ...(query !== '' && { query }), state: named, ...(page > 1 && { page: String(page) }) })}`
  return (
    <Frame title={t('console.accounts')}>
      <Form method="get" className="mt-4 flex flex-wrap gap-2" role="search">
        <input type="hidden" name="state" value={state} />
        <Input
          key={query}
          name="query"
          type="search"
          aria-label={t('console.search')}
          placeholder={t('console.search')}
          defaultValue={query}
          maxLength={200}
          className="max-w-120 grow basis-60"
        />
        <Button type="submit" look="primary">
          {t('console.search_do')}
        </Button>
      </Form>
      <States
        chosen={state}
        states={ACCOUNT_STATES.map((known) => ({ state: known, text: t(`console.state_${known}`) }))}
        to={(named) => address(named)}
      />
      {list.rows.length === 0 ? (
        <p className="mt-6 text-muted">{t('console.no_rows')}</p>
      ) : (
        <ul className="mt-3 mb-6 divide-y divide-line border-y border-line">
          {list.rows.map((account) => (
            <Row key={account.id} account={account} />
          ))}
        </ul>
      )}
      <Pagination
        page={list.page}
        pageCount={Math.ceil(list.total / list.page_size)}
        to={(page) => address(state, page)}
      />
    </Frame>
  )
}

function Row({ account }: { account: ConsoleAccount }) {
  const t = useText()
  const lang = useLanguage()
  const formats = useFormats()
  const { id, name, email, phone, country } = account
  return (
    <li className="grid gap-x-4 py-2 sm:grid-cols-[minmax(0,2fr)_minmax(0,2fr)_minmax(0,1fr)] sm:items-center">
      <Link
        to={`/${lang}/accounts/${id}`}
        className="flex min-h-11 items-center font-medium underline underline-offset-2"
      >
        <bdi className="min-w-0 wrap-anywhere">{name || (email ?? phone)}</bdi>
      </Link>
      <span className="min-w-0 text-13 wrap-anywhere text-muted">
        <bdi>{email ?? phone}</bdi>
        <span className="block">
          {[country, t('console.joined', { date: formats.date(account.created_at * 1000) })]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <span className="text-13">
        <StateOf account={account} />
      </span>
    </li>
  )
}
