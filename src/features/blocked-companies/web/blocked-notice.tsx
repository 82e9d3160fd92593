import { Form } from 'react-router'
import { useLanguage } from '#i18n/language-provider.tsx'
import { Button, LinkButton } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageHead } from '#ui/page-head.tsx'
import type { Block } from '../contract.ts'
import { useText } from './texts.ts'

export interface BlockedNoticeProps {
  block: Block
  /** The page that is hidden, to which one comes back after unblocking. */
  then: { field: 'then_company' | 'then_job'; id: number }
}

/** In place of a page of a company that the reader has blocked: why it is not there, and the way back. */
export function BlockedNotice({ block: { company }, then }: BlockedNoticeProps) {
  const t = useText()
  const lang = useLanguage()
  const title = t('block.notice_title', { company: company.name })
  const list = `/${lang}/account/block-company`
  return (
    <div className="page-width py-6 lg:py-10">
      <PageHead title={title} indexed={false} />
      <EmptyState heading="h1" title={title} text={t('block.notice_text')}>
        <Form method="post" action={list}>
          <input type="hidden" name="id" value={company.id} />
          <input type="hidden" name={then.field} value={then.id} />
          <Button type="submit" name="intent" value="unblock">
            {t('block.unblock')}
          </Button>
        </Form>
        <LinkButton to={list}>{t('block.manage')}</LinkButton>
      </EmptyState>
    </div>
  )
}
