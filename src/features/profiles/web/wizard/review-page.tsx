import { Form } from 'react-router'
import { LINK } from '#features/sign-in/web/door.tsx'
import { useFormats } from '#i18n/language-provider.tsx'
import { personName } from '#shared/person-name.ts'
import { Button } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import type { Profile } from '../../contract/profile.ts'
import { QUESTIONS, type Question } from '../../contract/wizard-questions.ts'
import { useText } from '../texts.ts'
import { WizardFrame } from './wizard-frame.tsx'

interface ReviewPageProps {
  profile: Profile
  later: string
  back: string
  /** The address of each question that leads back here. */
  paths: Readonly<Record<Question, string>>
}

/** What was read in a resume, to be confirmed. */
export function ReviewPage({ profile, later, back, paths }: ReviewPageProps) {
  const t = useText()
  const formats = useFormats()
  const { headline, summary, work_experiences, educations, skills, languages } = profile
  return (
    <WizardFrame
      title={t('wizard.review_title')}
      help={t('wizard.review_help')}
      number={null}
      count={QUESTIONS.length}
      back={back}
      later={later}
      sentence={null}
      aside={null}
    >
      <Form method="post" className="wizard-form">
        <Section
          title={t('wizard.review_person')}
          to={paths.name}
          lines={[personName(profile), headline ?? '', summary ?? '']}
        />
        <Section
          title={t('wizard.review_work')}
          to={paths.work}
          lines={work_experiences.map(({ job_title, company_name }) =>
            formats.list([job_title, company_name]),
          )}
        />
        <Section
          title={t('wizard.review_school')}
          to={paths.school}
          lines={educations.map(({ school_name, field_of_study }) =>
            formats.list([school_name, field_of_study ?? ''].filter((part) => part !== '')),
          )}
        />
        {skills.length + languages.length > 0 && (
          <Section
            title={t('wizard.review_skills')}
            to={null}
            lines={[formats.list(skills.map(({ value }) => value))]}
          />
        )}
        <footer className="wizard-foot">
          <Button type="submit" look="primary" className="wizard-next">
            {t('wizard.review_ok')}
          </Button>
        </footer>
      </Form>
    </WizardFrame>
  )
}

interface SectionProps {
  title: string
  /** The question that changes it; null: the profile does, later. */
  to: string | null
  lines: readonly string[]
}

function Section({ title, to, lines }: SectionProps) {
  const t = useText()
  const said = lines.filter((line) => line !== '')
  return (
    <section className="border-b border-line pb-4">
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-17 font-bold">{title}</h2>
        {to !== null && (
          <Link to={to} className={LINK} aria-label={t('wizard.change_entry', { entry: title })}>
            {t('gate.change')}
          </Link>
        )}
      </div>
      {said.length === 0 && <p className="text-muted">{t('wizard.review_none')}</p>}
      <ul>
        {said.map((line) => (
          <li key={line}>
            <bdi>{line}</bdi>
          </li>
        ))}
      </ul>
    </section>
  )
}
