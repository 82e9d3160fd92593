import { useLanguage } from '#i18n/language-provider.tsx'
import { Chip } from '#ui/chip.tsx'
import { InfoIcon } from '#ui/icons.tsx'
import { Monogram } from '#ui/monogram.tsx'
import { useText } from '../texts.ts'
import type { ApplicationForm, AppliedJob } from './apply-data.ts'

/** The profile in short, as the employer will see it, and plainly what they get to know. */
export function SeenByEmployer({
  form: { profile, resumes },
  job,
}: {
  form: ApplicationForm
  job: AppliedJob
}) {
  const t = useText()
  const lang = useLanguage()
  const company = job.company.name
  const facts = [
    ...(profile.work_experiences.length > 0
      ? [t('apply.seen_jobs', { count: profile.work_experiences.length })]
      : []),
    ...(profile.educations.length > 0 ? [t('apply.seen_schools', { count: profile.educations.length })] : []),
    ...(profile.skills.length > 0 ? [t('apply.seen_skills', { count: profile.skills.length })] : []),
  ]
  const { email = null, phone_num = null } = profile.contacts ?? {}
  return (
    <section>
      <h3 className="mb-2 font-semibold">{t('apply.seen', { who: job.reader })}</h3>
      <div className="grid gap-3 rounded-card border border-line bg-quiet p-4">
        <div className="flex items-center gap-3">
          <Monogram id={1} name={profile.name || '?'} />
          <div className="min-w-0">
            <p className="font-semibold">
              <bdi>{profile.name}</bdi>
            </p>
            <p className="break-words text-muted">
              {[profile.headline, profile.current_location?.value].filter(Boolean).join(' · ')}
            </p>
          </div>
        </div>
        <p className="flex flex-wrap gap-1.5 empty:hidden">
          {facts.map((fact) => (
            <Chip key={fact}>{fact}</Chip>
          ))}
        </p>
        <p className="break-words">
          {[email, phone_num].filter(Boolean).map((contact) => (
            <bdi key={contact} className="me-3">
              {contact}
            </bdi>
          ))}
        </p>
        <ul className="grid gap-1.5 text-13 text-muted">
          {[
            t('apply.seen_contacts', { company }),
            t('apply.not_sent'),
            ...(resumes.length > 0 ? [t('apply.seen_file')] : []),
          ].map((line) => (
            <li key={line} className="flex gap-2 text-pretty">
              <InfoIcon size={16} className="mt-0.5 shrink-0" />
              {line}
            </li>
          ))}
        </ul>
        <a
          href={`/${lang}/profile/as-employer?contact=applied`}
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-11 items-center font-semibold text-primary hover:underline"
        >
          {t('apply.seen_link')}
        </a>
      </div>
    </section>
  )
}
