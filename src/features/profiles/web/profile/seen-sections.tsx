import type { ReactNode } from 'react'
import { useFormats } from '#i18n/language-provider.tsx'
import type { SeenProfile } from '../../contract/seen-profile.ts'
import { PreferenceCard } from '../preferences/preference-card.tsx'
import {
  EducationView,
  ExperienceView,
  LanguageView,
  LicenseView,
  LinkView,
  SkillView,
} from './entry-views.tsx'
import { Facts, useNameFacts } from './facts.tsx'
import { useNameIn } from './page-context.ts'
import { Section } from './section.tsx'
import { useText } from './texts.ts'
import { useMonths } from './use-months.ts'

/** The sections of a profile that employers see; empty ones are left out. */
export function SeenSections({ seen }: { seen: SeenProfile }) {
  const t = useText()
  return (
    <>
      {seen.contacts !== null && <Contacts {...seen.contacts} />}
      {seen.summary !== null && (
        <Section name="summary" title={t('profile.in_short')}>
          <p className="whitespace-pre-line wrap-anywhere">{seen.summary}</p>
        </Section>
      )}
      <Entries name="work_experiences" title={t('profile.experience')}>
        {seen.work_experiences.map((job) => (
          <ExperienceView key={`${job.company_name} ${job.started_on} ${job.job_title}`} {...job} />
        ))}
      </Entries>
      <Entries name="educations" title={t('profile.education')}>
        {seen.educations.map((school) => (
          <EducationView key={`${school.school_name} ${school.education_id}`} {...school} />
        ))}
      </Entries>
      <Entries name="skills" title={t('profile.skills')} isCompact>
        {seen.skills.map((skill) => (
          <SkillView key={skill.value} {...skill} />
        ))}
      </Entries>
      <Entries name="languages" title={t('profile.languages')} isCompact>
        {seen.languages.map((language) => (
          <LanguageView key={language.value} {...language} />
        ))}
      </Entries>
      <Entries name="licenses" title={t('profile.licenses')}>
        {seen.licenses.map((license) => (
          <LicenseView key={`${license.name} ${license.issued_on}`} {...license} />
        ))}
      </Entries>
      <About {...seen} />
      <Entries name="job_preferences" title={t('preferences.title')}>
        {seen.job_preferences.map((preference) => (
          <PreferenceCard key={JSON.stringify(preference)} preference={preference} />
        ))}
      </Entries>
    </>
  )
}

interface EntriesProps {
  name: string
  title: string
  isCompact?: boolean
  children: readonly ReactNode[]
}

function Entries({ name, title, isCompact = false, children }: EntriesProps) {
  if (children.length === 0) return null
  return (
    <Section name={name} title={title}>
      <div className={isCompact ? 'flex flex-wrap gap-2' : 'grid gap-5'}>
        {isCompact
          ? children.map((entry, index) => (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: the entries keep their order.
                key={index}
                className="inline-flex max-w-full flex-wrap items-center gap-x-2 rounded-full border border-line px-4 py-2 font-medium"
              >
                {entry}
              </span>
            ))
          : children}
      </div>
    </Section>
  )
}

function About(seen: SeenProfile) {
  const t = useText()
  const months = useMonths()
  const permission = useNameIn('work_permission_lists')
  const type = useNameIn('seeker_type_lists')
  const level = useNameIn('xp_lvls')
  const years = useNameIn('work_xps')
  const started = seen.started_working_on === null ? '' : months.name(seen.started_working_on)
  const facts = [
    [t('profile.work_permission'), permission(seen.work_permission_id)],
    [t('profile.started_working'), seen.has_never_worked ? t('profile.never_worked') : started],
    // As they say it themselves, else as their jobs say it.
    [t('profile.level_of_work'), level(seen.xp_lvl_id) || years(seen.work_xp_id)],
    [t('profile.seeker_type'), type(seen.seeker_type_id)],
  ] as const
  if (facts.every(([, value]) => value === '')) return null
  return (
    <Section name="basics" title={t('profile.basics')}>
      <Facts facts={facts} />
    </Section>
  )
}

function Contacts(contacts: NonNullable<SeenProfile['contacts']>) {
  const t = useText()
  const { date, country } = useFormats()
  const { home_address, home_unit, birth_date, nationality } = contacts
  const names = useNameFacts(contacts)
  return (
    <Section name="contact" title={t('profile.contact')}>
      <Facts
        facts={[
          ...names,
          [t('gate.email'), contacts.email ?? ''],
          [t('gate.phone'), contacts.phone_num ?? ''],
          [t('profile.birth_date'), birth_date === null ? '' : date(birth_date)],
          [t('profile.nationality'), nationality === null ? '' : country(nationality)],
          [t('profile.address'), [home_address, home_unit].filter(Boolean).join('\n')],
        ]}
      />
      {contacts.links.map((link) => (
        <LinkView key={link.url} {...link} />
      ))}
    </Section>
  )
}
