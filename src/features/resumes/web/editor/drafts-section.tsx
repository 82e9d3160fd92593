import { Form, useSearchParams } from 'react-router'
import { factsOf } from '#config/languages.ts'
import { MAX_DRAFT_NAME } from '#config/limits.ts'
import { useFormats, useLanguage } from '#i18n/language-provider.tsx'
import { Button, LinkButton } from '#ui/button.tsx'
import { Input } from '#ui/inputs.tsx'
import { Link } from '#ui/link.tsx'
import { templatePicture } from '../../contract/draft-addresses.ts'
import type { DraftSummary } from '../../contract/drafts.ts'
import { useText } from './texts.ts'

interface DraftsSectionProps {
  drafts: readonly DraftSummary[]
  most: number
  mayCreate: boolean
}

/** The resumes that a seeker writes here. Every button works without a script. */
export function DraftsSection({ drafts, most, mayCreate }: DraftsSectionProps) {
  const t = useText()
  const lang = useLanguage()
  return (
    <section aria-labelledby="drafts">
      <h2 id="drafts" className="text-20 font-bold">
        {t('draft.title')}
      </h2>
      <p className="mt-1 text-pretty text-muted">
        {drafts.length === 0 ? t('draft.none') : t('draft.text', { most })}
      </p>
      <Deleted />
      <ul className="mt-4 grid gap-4 empty:hidden">
        {drafts.map((draft) => (
          <DraftRow key={draft.id} draft={draft} mayCreate={mayCreate} />
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        {mayCreate ? (
          <LinkButton to={`/${lang}/profile/resume/drafts/new`}>{t('draft.new')}</LinkButton>
        ) : (
          <p className="text-muted">{t('draft.full', { most })}</p>
        )}
        <Link to={`/${lang}/resume-templates`} className="inline-flex min-h-11 items-center text-primary">
          {t('templates.title')}
        </Link>
      </div>
    </section>
  )
}

function DraftRow({
  draft: { id, name, language, template, version, updated_at },
  mayCreate,
}: {
  draft: DraftSummary
  mayCreate: boolean
}) {
  const t = useText()
  const lang = useLanguage()
  const { date } = useFormats()
  const page = `/${lang}/profile/resume/drafts/${id}`
  return (
    <li className="flex gap-4">
      <img
        src={templatePicture(id, template, version)}
        alt=""
        width={64}
        height={90}
        loading="lazy"
        className="h-[90px] w-16 shrink-0 rounded-[4px] border border-line bg-white"
      />
      <div className="min-w-0 grow">
        <Link to={page} className="inline-flex min-h-8 items-center font-bold hover:underline">
          <bdi>{name}</bdi>
        </Link>
        <p className="text-13 text-muted">
          <bdi>{factsOf(language).name}</bdi> · {t(`template.${template}`)} ·{' '}
          {t('draft.changed', { date: date(new Date(updated_at)) })}
        </p>
        <div className="-ms-4 flex flex-wrap items-start">
          {mayCreate && (
            <Form method="post" action={page}>
              <Button type="submit" name="intent" value="copy" look="ghost">
                {t('draft.copy')}
              </Button>
            </Form>
          )}
          <Form method="post" action={page}>
            <input type="hidden" name="name" value={name} />
            <Button type="submit" name="intent" value="delete" look="ghost">
              {t('draft.delete')}
            </Button>
          </Form>
          <details>
            <summary className="flex min-h-11 cursor-pointer items-center px-4 font-semibold">
              {t('editor.rename')}
            </summary>
            <Form method="post" action={page} className="flex gap-2 px-4">
              <Input
                name="name"
                defaultValue={name}
                maxLength={MAX_DRAFT_NAME}
                required
                aria-label={t('editor.name_of_draft')}
              />
              <Button type="submit" name="intent" value="rename">
                {t('editor.rename')}
              </Button>
            </Form>
          </details>
        </div>
      </div>
    </li>
  )
}

/** The draft that was just deleted, by the address: it can be brought back. */
function Deleted() {
  const t = useText()
  const lang = useLanguage()
  const [query] = useSearchParams()
  const id = query.get('draft_deleted')
  if (id === null) return null
  return (
    <Form
      method="post"
      action={`/${lang}/profile/resume/drafts/${encodeURIComponent(id)}`}
      className="mt-3 flex flex-wrap items-center gap-3 rounded-control bg-tint px-4 py-2"
    >
      <p role="status" className="grow">
        {t('draft.deleted', { name: query.get('name') ?? '' })}
      </p>
      <Button type="submit" name="intent" value="restore">
        {t('editor.undo')}
      </Button>
    </Form>
  )
}
