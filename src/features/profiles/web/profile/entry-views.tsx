import type { ReactNode } from 'react'
import { useFormats, useLanguage } from '#i18n/language-provider.tsx'
import { Dotted } from '#ui/dotted.tsx'
import { Formatted } from '#ui/formatted.tsx'
import { ExternalIcon } from '#ui/icons.tsx'
import { Link } from '#ui/link.tsx'
import type { Education } from '../../contract/educations.ts'
import type { License, ProfileLink } from '../../contract/links-and-licenses.ts'
import type { SeenProfile } from '../../contract/seen-profile.ts'
import type { SeekerLanguage, SeekerSkill } from '../../contract/skills-and-languages.ts'
import type { WorkExperience } from '../../contract/work-experiences.ts'
import { FileIcon } from './icons.tsx'
import { useNameIn } from './page-context.ts'
import { useText } from './texts.ts'
import { useMonths } from './use-months.ts'

type SeenExperience = SeenProfile['work_experiences'][number]
type SeenLicense = SeenProfile['licenses'][number]

/** How entries of a profile look, to their owner and to employers. */
export function ExperienceView(job: SeenExperience & Partial<WorkExperience>) {
  const t = useText()
  const months = useMonths()
  const { list } = useFormats()
  const industry = useNameIn('industry_lists')(job.industry_id)
  return (
    <Entry title={job.job_title} text={job.description}>
      <Dotted>
        {job.company_name !== '' && <CompanyName {...job} />}
        {industry !== '' && <span className="text-muted">{industry}</span>}
        <Formatted className="text-muted">
          {t('profile.period', {
            from: months.name(job.started_on),
            to: job.ended_on === null ? t('profile.now') : months.name(job.ended_on),
          })}
        </Formatted>
        <Formatted className="text-muted">{months.between(job.started_on, job.ended_on)}</Formatted>
      </Dotted>
      {job.is_hidden_from_company && (
        <p className="text-13 text-muted">
          {t('profile.hidden_from', {
            companies: list(job.hidden_from?.length ? job.hidden_from : [job.company_name]),
          })}
        </p>
      )}
    </Entry>
  )
}

function CompanyName({ company, company_name }: SeenExperience) {
  const lang = useLanguage()
  if (company === null) return <bdi>{company_name}</bdi>
  return (
    <Link to={`/${lang}/company/${company.slug_id}`} className="underline hover:text-primary">
      <bdi>{company_name}</bdi>
    </Link>
  )
}

export function EducationView(school: Omit<Education, 'id'>) {
  const t = useText()
  const months = useMonths()
  const level = useNameIn('educations')(school.education_id)
  const end = school.is_attending ? t('profile.now') : school.ended_on && months.name(school.ended_on)
  return (
    <Entry title={school.field_of_study ?? level} text={school.description}>
      <Dotted>
        {school.school_name !== '' && <bdi>{school.school_name}</bdi>}
        {school.field_of_study !== null && <span className="text-muted">{level}</span>}
        {(school.started_on !== null || end !== null) && (
          <Formatted className="text-muted">
            {school.started_on !== null && end !== null
              ? t('profile.period', { from: months.name(school.started_on), to: end })
              : (end ?? months.name(school.started_on ?? ''))}
          </Formatted>
        )}
      </Dotted>
    </Entry>
  )
}

export function SkillView({ value, proficiency_id }: Pick<SeekerSkill, 'value' | 'proficiency_id'>) {
  const level = useNameIn('skill_proficiency_lists')(proficiency_id)
  return <Leveled value={value} level={level} />
}

export function LanguageView({ value, proficiency_id }: Pick<SeekerLanguage, 'value' | 'proficiency_id'>) {
  const level = useNameIn('language_proficiency_lists')(proficiency_id)
  return <Leveled value={value} level={level} />
}

function Leveled({ value, level }: { value: string; level: string }) {
  return (
    <>
      <bdi className="wrap-anywhere">{value}</bdi>
      {level !== '' && <span className="text-13 font-normal text-muted">{level}</span>}
    </>
  )
}

export function LinkView({ url, display_name, description }: Omit<ProfileLink, 'id'>) {
  return (
    <div className="grid gap-0.5">
      <a
        href={url}
        target="_blank"
        rel="noopener noreferrer nofollow"
        className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-primary hover:underline"
      >
        <bdi className="wrap-anywhere">{display_name ?? url.replace(/^https?:\/\/(www\.)?|\/$/g, '')}</bdi>
        <ExternalIcon size={16} className="shrink-0" />
      </a>
      {description !== null && <p className="text-muted wrap-anywhere">{description}</p>}
    </div>
  )
}

export function LicenseView(license: SeenLicense & Partial<License>) {
  const t = useText()
  const months = useMonths()
  const { attachment = null, credential_url } = license
  return (
    <Entry title={license.name} text={null}>
      <Dotted>
        {license.issuer !== null && <bdi>{license.issuer}</bdi>}
        {license.issued_on !== null && (
          <Formatted className="text-muted">
            {t('profile.issued', { month: months.name(license.issued_on) })}
          </Formatted>
        )}
        {license.expires_on !== null && (
          <Formatted className="text-muted">
            {t('profile.expires', { month: months.name(license.expires_on) })}
          </Formatted>
        )}
        {license.never_expires && <span className="text-muted">{t('profile.never_expires')}</span>}
        {license.credential_id !== null && <bdi className="text-muted">{license.credential_id}</bdi>}
      </Dotted>
      {credential_url !== null && (
        <a
          href={credential_url}
          target="_blank"
          rel="noopener noreferrer nofollow"
          className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-primary hover:underline"
        >
          {t('profile.see_credential')}
          <ExternalIcon size={16} />
        </a>
      )}
      {attachment !== null && <AttachmentLink {...attachment} />}
    </Entry>
  )
}

export function AttachmentLink({ address, filename }: { address: string; filename: string }) {
  return (
    <a
      href={address}
      download
      className="flex min-h-11 min-w-0 items-center gap-2 font-semibold text-primary hover:underline"
    >
      <FileIcon className="shrink-0" />
      <bdi className="wrap-anywhere">{filename}</bdi>
    </a>
  )
}

function Entry({ title, text, children }: { title: string; text: string | null; children: ReactNode }) {
  return (
    <div className="grid min-w-0 gap-1">
      <h3 className="text-17 font-semibold">
        <bdi>{title}</bdi>
      </h3>
      {children}
      {text !== null && <p className="whitespace-pre-line text-muted wrap-anywhere">{text}</p>}
    </div>
  )
}
