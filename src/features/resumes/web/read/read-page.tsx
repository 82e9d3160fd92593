import { type ReactNode, useState } from 'react'
import { Form } from 'react-router'
import { useLanguage } from '#i18n/language-provider.tsx'
import { Button, LinkButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import type { FormAnswer } from '#ui/form/form-answer.ts'
import { FormProblem } from '#ui/form/form-problem.tsx'
import { useFirstWrong } from '#ui/form/use-first-wrong.ts'
import { ChevronStartIcon } from '#ui/icons.tsx'
import { Link } from '#ui/link.tsx'
import { PageHead } from '#ui/page-head.tsx'
import type { SyncableContent } from '../../contract/resume-reading.ts'
import { placesIn } from './places-in.ts'
import { ReadDocument } from './read-document.tsx'
import { useText } from './texts.ts'

interface ReadPageProps {
  content: SyncableContent
  answer: FormAnswer<string> | null
  /** The fields of the form. */
  children: ReactNode
}

/** What was read of a resume, beside the document: whoever touches a field sees the line from which it comes. */
export function ReadPage({ content, answer, children }: ReadPageProps) {
  const t = useText()
  const lang = useLanguage()
  const form = useFirstWrong(answer)
  const [shown, setShown] = useState<string | null>(null)
  const { state, text } = content
  const title = t(TITLES[state])
  const show = ({ target }: { target: EventTarget }) => {
    const place = target instanceof Element ? target.closest<HTMLElement>('[data-place]') : null
    if (place?.dataset.place !== undefined) setShown(place.dataset.place)
  }
  return (
    <div className="page-width py-6 lg:py-10">
      <PageHead title={title} indexed={false} />
      <Link
        to={`/${lang}/profile/resume`}
        className="-ms-1 inline-flex min-h-11 items-center gap-0.5 font-semibold text-primary"
      >
        <ChevronStartIcon size={20} />
        {t('read.back')}
      </Link>
      <h1 tabIndex={-1} className="text-25 font-bold outline-none">
        {title}
      </h1>
      <p className="mt-2 max-w-180 text-pretty text-muted">{t(EXPLANATIONS[state])}</p>
      <div className="mt-5 grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <Form
          method="post"
          ref={form}
          noValidate
          className="grid min-w-0 gap-4 lg:order-2"
          onFocus={show}
          onPointerOver={show}
        >
          <FormProblem text={answer?.problem ?? null} />
          <Contacts content={content} />
          {state === 'read' && children}
          <div className="flex flex-wrap gap-3">
            {state === 'read' && (
              <Button type="submit" name="intent" value="apply" look="primary">
                {t('read.apply')}
              </Button>
            )}
            {state === 'read' ? (
              <Button type="submit" name="intent" value="leave" formNoValidate>
                {t('read.leave')}
              </Button>
            ) : (
              <>
                <Button type="submit" name="intent" value="leave" look="primary" formNoValidate>
                  {t('read.fill')}
                </Button>
                <LinkButton to={`/${lang}/profile/resume`}>{t('quick.other')}</LinkButton>
              </>
            )}
          </div>
        </Form>
        {text.length > 0 && <ReadDocument content={content} shown={shown} />}
      </div>
    </div>
  )
}

const TITLES = {
  read: 'read.title',
  scanned: 'quick.scanned_title',
  unreadable: 'read.unreadable_title',
} as const
const EXPLANATIONS = {
  read: 'read.text',
  scanned: 'read.scanned_text',
  unreadable: 'read.unreadable_text',
} as const

/** Only shown: they belong to the account. */
function Contacts({ content }: { content: SyncableContent }) {
  const t = useText()
  const placeOf = placesIn(content)
  const { emails, phones } = content.contacts
  if (emails.length + phones.length === 0) return null
  const all = [
    ...emails.map((value, index) => ({ value, place: placeOf('contacts/emails', String(index)) })),
    ...phones.map((value, index) => ({ value, place: placeOf('contacts/phones', String(index)) })),
  ]
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="text-20 font-bold">{t('quick.contacts')}</h2>
      <p className="mt-1 text-13 text-pretty text-muted">{t('read.contacts_text')}</p>
      <ul className="mt-2 grid gap-1">
        {all.map(({ value, place }) => (
          <li key={value} data-place={place ?? undefined} className="font-semibold break-words">
            <bdi dir="ltr">{value}</bdi>
          </li>
        ))}
      </ul>
    </Card>
  )
}
