import { Form } from 'react-router'
import { ActionButton, Done, Row, Section, SettingsPage } from '#features/account-settings/web/door.tsx'
import { useFormats, useLanguage } from '#i18n/language-provider.tsx'
import { Button, LinkButton } from '#ui/button.tsx'
import { TextField } from '#ui/form/field.tsx'
import type { FieldOf, FormAnswer } from '#ui/form/form-answer.ts'
import { FormProblem } from '#ui/form/form-problem.tsx'
import { Formatted } from '#ui/formatted.tsx'
import type { Block, BlockPreview, blockCompany, unblockCompany } from '../contract.ts'
import { AskToBlock } from './ask-to-block.tsx'
import { useText } from './texts.ts'

interface Company {
  id: number
  name: string
}

export interface BlockPageProps {
  blocks: readonly Block[]
  /** The company that somebody is about to block. */
  asked: BlockPreview | null
  /** What they search for, and the companies found; null: they have not searched. */
  query: string
  found: readonly Company[] | null
  /** The company that was just blocked, or unblocked. */
  blocked: Company | null
  unblocked: Company | null
  answer: FormAnswer<
    FieldOf<typeof blockCompany | typeof unblockCompany> | 'then_company' | 'then_job'
  > | null
}

/** The blocked companies, a search for another one, and the question before it is blocked. */
export function BlockPage({ blocks, asked, query, found, blocked, unblocked, answer }: BlockPageProps) {
  const t = useText()
  return (
    <SettingsPage isTab title={t('block.title')} text={t('block.text')}>
      <Undoable {...{ blocked, unblocked }} isHidden={answer !== null} />
      <FormProblem text={answer?.problem ?? null} />
      {asked === null ? <Search query={query} found={found} /> : <AskToBlock {...asked} />}
      <Section title={t('block.list_title')}>
        {blocks.length === 0 && <p className="text-muted">{t('block.empty')}</p>}
        {blocks.map((block) => (
          <Blocked key={block.company.id} block={block} />
        ))}
      </Section>
    </SettingsPage>
  )
}

/** The last change, with the way back. */
function Undoable({
  blocked,
  unblocked,
  isHidden,
}: Pick<BlockPageProps, 'blocked' | 'unblocked'> & { isHidden: boolean }) {
  const t = useText()
  if (isHidden || (blocked === null && unblocked === null)) return null
  return (
    <div className="flex flex-wrap items-center gap-2">
      <div className="min-w-0 grow">
        <Done
          text={
            blocked === null
              ? t('block.undone', { company: unblocked?.name ?? '' })
              : t('block.done', { company: blocked.name })
          }
        />
      </div>
      {blocked !== null && (
        <ActionButton intent="unblock" item={['id', String(blocked.id)]}>
          {t('action.undo')}
        </ActionButton>
      )}
      {blocked === null && unblocked !== null && (
        <LinkButton to={`?company=${unblocked.id}`}>{t('block.again')}</LinkButton>
      )}
    </div>
  )
}

function Search({ query, found }: Pick<BlockPageProps, 'query' | 'found'>) {
  const t = useText()
  const lang = useLanguage()
  return (
    <Section>
      <Form action={`/${lang}/account/block-company`} className="flex flex-wrap items-end gap-2">
        <TextField
          key={query}
          label={t('block.find')}
          name="query"
          type="search"
          maxLength={100}
          defaultValue={query}
          className="min-w-0 grow basis-60"
        />
        <Button type="submit">{t('block.find_button')}</Button>
      </Form>
      {found?.length === 0 && <p role="status">{t('block.none_found')}</p>}
      {found?.map(({ id, name }) => (
        <Row key={id} name={<bdi>{name}</bdi>}>
          <LinkButton to={`?company=${id}`} aria-label={t('block.choose_company', { company: name })}>
            {t('block.choose')}
          </LinkButton>
        </Row>
      ))}
    </Section>
  )
}

function Blocked({ block: { company, blocked_at, covers } }: { block: Block }) {
  const t = useText()
  const formats = useFormats()
  return (
    <Row
      name={<bdi>{company.name}</bdi>}
      value={
        <>
          <Formatted>{t('block.since', { date: formats.date(blocked_at) })}</Formatted>
          {covers.length > 0 && (
            <span className="block">
              <Formatted>{t('block.covers', { companies: formats.list(namesOf(covers)) })}</Formatted>
            </span>
          )}
        </>
      }
    >
      <ActionButton
        intent="unblock"
        item={['id', String(company.id)]}
        label={t('block.unblock_company', { company: company.name })}
      >
        {t('block.unblock')}
      </ActionButton>
    </Row>
  )
}

const namesOf = (companies: readonly Company[]): string[] => companies.map(({ name }) => name)
