import { href } from 'react-router'
import { directionOf, type Language } from '#config/languages.ts'
import { useCountry, useLanguage } from '#i18n/language-provider.tsx'
import { plainText } from '#shared/plain-text.ts'
import { Chip } from '#ui/chip.tsx'
import { classNames } from '#ui/class-names.ts'
import { Link } from '#ui/link.tsx'
import { initialOf } from '#ui/monogram.tsx'
import type { CompanyPhoto, JobDetail } from '../contract.ts'
import { isRemote } from './is-remote.ts'
import { SectionTitle } from './job-facts.tsx'
import { FactList } from './job-sections.tsx'
import { useText } from './texts.ts'

/** The recruiter of the job. */
export function RecruiterSection({ job }: { job: JobDetail }) {
  const t = useText()
  const { recruiter, company_profile } = job
  if (recruiter === null) return null
  return (
    <section>
      <SectionTitle text={t('jobs.recruiter')} />
      <p className="flex items-center gap-3">
        <span
          aria-hidden="true"
          className="grid size-11 shrink-0 place-items-center rounded-full bg-tint text-17 font-bold text-primary"
        >
          {initialOf(recruiter.name)}
        </span>
        <span className="min-w-0">
          <bdi className="block font-semibold">{recruiter.name}</bdi>
          {recruiter.position !== null && (
            <bdi lang={company_profile.lang ?? undefined} className="block text-13 text-muted">
              {recruiter.position}
            </bdi>
          )}
        </span>
      </p>
    </section>
  )
}

export function CompanySection({ job }: { job: JobDetail }) {
  const t = useText()
  const lang = useLanguage()
  const country = useCountry()
  const profile = job.company_profile
  const facts: [string, string | null][] = [
    [t('jobs.company_industry'), profile.industry?.name ?? null],
    [t('jobs.company_size'), profile.size?.name ?? null],
    [t('jobs.company_stage'), profile.financing_stage?.name ?? null],
    [t('jobs.company_location'), profile.location],
  ]
  return (
    <section>
      <SectionTitle text={t('jobs.company')} />
      <p className="-mt-2 mb-1">
        <Link
          to={href('/:lang/company/:slugId', { lang, slugId: job.company.slug_id })}
          className="inline-flex min-h-11 items-center font-semibold text-primary underline"
        >
          <bdi>{job.company.name}</bdi>
        </Link>
      </p>
      <Photos photos={profile.photos} />
      {profile.description !== '' && (
        <p
          lang={profile.lang ?? undefined}
          dir={directionOf(profile.lang ?? lang)}
          className="mb-3.5 whitespace-pre-line"
        >
          {plainText(profile.description)}
        </p>
      )}
      <FactList facts={facts} isBrief />
      <Chips title={t('jobs.company_culture')} values={profile.culture} />
      <Chips title={t('jobs.company_benefits')} values={profile.benefits} />
      <p className="mt-2 flex flex-wrap gap-x-5">
        <Link
          to={companyJobs(job, lang, country)}
          className="flex min-h-11 items-center font-semibold text-primary underline"
        >
          {t(isRemote(job) ? 'jobs.company_remote_jobs' : 'jobs.company_all_jobs', {
            company: job.company.name,
          })}
        </Link>
        {profile.website !== null && (
          <a
            href={profile.website}
            rel="nofollow noopener"
            className="flex min-h-11 items-center font-semibold text-primary underline"
          >
            {t('jobs.company_website')}
          </a>
        )}
      </p>
    </section>
  )
}

/** The first pictures of the album, one of them large; their space is reserved while they load. */
function Photos({ photos }: { photos: readonly CompanyPhoto[] }) {
  if (photos.length === 0) return null
  return (
    <ul
      className={classNames(
        'mb-4 grid gap-2',
        photos.length > 2 ? 'aspect-9/4 grid-cols-3 grid-rows-2' : 'aspect-3/1 grid-cols-2',
      )}
    >
      {photos.map(({ url, width, height, alt, lang }, index) => (
        <li
          key={url}
          className={classNames('min-h-0', index === 0 && photos.length > 2 && 'col-span-2 row-span-2')}
        >
          <img
            src={url}
            width={width}
            height={height}
            alt={alt}
            lang={lang}
            loading="lazy"
            decoding="async"
            className="size-full rounded-control border border-line bg-quiet object-cover"
          />
        </li>
      ))}
    </ul>
  )
}

function Chips({ title, values }: { title: string; values: readonly string[] }) {
  if (values.length === 0) return null
  return (
    <>
      <h3 className="mt-3.5 text-13 text-muted">{title}</h3>
      <ul className="mt-1.5 flex flex-wrap gap-1.5">
        {values.map((value) => (
          <li key={value} className="max-w-full">
            <Chip>{value}</Chip>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The list that contains this job: remote or local; with all countries if the job is outside the visitor's. */
function companyJobs(job: JobDetail, lang: Language, country: string | null): string {
  const path = isRemote(job) ? href('/:lang/remote-jobs', { lang }) : href('/:lang/onsite-job', { lang })
  const isElsewhere = !isRemote(job) && country !== null && job.country !== country
  return `${path}?companyIds=${job.company.id}${isElsewhere ? '&country=all' : ''}`
}
