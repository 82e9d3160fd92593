import { Form } from 'react-router'
import { LINK } from '#features/sign-in/web/door.tsx'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Link } from '#ui/link.tsx'
import { QUESTIONS } from '../../contract/wizard-questions.ts'
import { useText } from '../texts.ts'
import { WizardFrame } from './wizard-frame.tsx'

export interface ReviewEntry {
  title: string
  /** Empty: none. */
  details: string
  /** Where it can be mended. */
  change: string
  /** Names the entry for the button that takes it out; null: it is an answer, which is changed. */
  remove: string | null
}

export interface ReviewSection {
  title: string
  entries: readonly ReviewEntry[]
}

interface ReviewPageProps {
  /** Empty: not said. */
  name: string
  namePath: string
  sections: readonly ReviewSection[]
  /** Whether a resume was read; else it is what they have said themselves. */
  isFromResume: boolean
  /** The id of a change that can be undone; null: none. */
  undo: string | null
  later: string
  back: string
}

/** What a profile says, most of it read in a resume, to be confirmed, mended or taken out. */
export function ReviewPage({ name, namePath, sections, isFromResume, undo, later, back }: ReviewPageProps) {
  const t = useText()
  const person: ReviewSection = {
    title: t('wizard.review_person'),
    entries: [{ title: name || t('wizard.review_none'), details: '', change: namePath, remove: null }],
  }
  return (
    <WizardFrame
      title={t('wizard.review_title')}
      help={isFromResume ? t('wizard.review_help') : undefined}
      number={null}
      count={QUESTIONS.length}
      back={back}
      later={later}
      sentence={null}
      aside={null}
    >
      <Form method="post" className="wizard-form">
        {undo !== null && (
          <p
            role="status"
            className="flex flex-wrap items-center gap-x-3 rounded-control bg-tint ps-4 text-pretty"
          >
            <span className="grow py-2.5">{t('wizard.review_removed')}</span>
            <input type="hidden" name="undo_id" value={undo} />
            <Button type="submit" look="ghost" name="intent" value="undo">
              {t('action.undo')}
            </Button>
          </p>
        )}
        {[person, ...sections].map((section) => (
          <Section key={section.title} {...section} />
        ))}
        <footer className="wizard-foot">
          <Button type="submit" look="primary" className="wizard-next">
            {t('wizard.review_ok')}
          </Button>
        </footer>
      </Form>
    </WizardFrame>
  )
}

function Section({ title, entries }: ReviewSection) {
  const t = useText()
  return (
    <section className="border-b border-line pb-3">
      <h2 className="text-17 font-bold">{title}</h2>
      <ul className="divide-y divide-line">
        {entries.map(({ title: entry, details, change, remove }) => (
          <li key={`${change} ${entry}`} className="flex flex-wrap items-center gap-x-3 py-1">
            <p className="min-w-0 grow basis-40 py-1 wrap-anywhere">
              <bdi>{entry}</bdi>
              {details !== '' && (
                <>
                  <br />
                  <bdi className="text-13 text-muted">{details}</bdi>
                </>
              )}
            </p>
            <span
              className={classNames('ms-auto flex shrink-0 items-center gap-1', remove !== null && '-me-3')}
            >
              <Link to={change} className={LINK} aria-label={t('wizard.change_entry', { entry })}>
                {t('gate.change')}
              </Link>
              {remove !== null && (
                <Button
                  type="submit"
                  look="ghost"
                  name="remove"
                  value={remove}
                  aria-label={t('wizard.remove_entry', { entry })}
                >
                  {t('wizard.remove')}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
