import { Pagination } from '#ui/pagination.tsx'
import type { listActions } from '../../contract/console.ts'
import { useText } from '../texts.ts'
import { Actions } from './actions.tsx'
import { type AtConsole, Frame } from './frame.tsx'

export function LogPage({ operator, list }: AtConsole & { list: typeof listActions.response._output }) {
  const t = useText()
  return (
    <Frame operator={operator} title={t('console.log')}>
      <p className="mt-2 text-muted">{t('console.log_text')}</p>
      <Actions actions={list.rows} />
      <Pagination
        page={list.page}
        pageCount={Math.ceil(list.total / list.page_size)}
        to={(page) => `?page=${page}`}
      />
    </Frame>
  )
}
