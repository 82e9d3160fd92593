import type { ReactNode } from 'react'
import { useFormats } from '#i18n/language-provider.tsx'
import { AnchorButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { PageHead } from '#ui/page-head.tsx'
import type { EmployerHome } from '../contract.ts'
import { useText } from './texts.ts'

/**
 * Shows who is signed in, for which company they hire, and the open jobs; it says plainly what cannot be done here yet.
 */
export function HomePage({ home, seekersUrl }: { home: EmployerHome; seekersUrl: string }) {
  const t = useText()
  const { me, company } = home
  return (
    <div className="page-width py-6 lg:py-10">
      <PageHead title={t('employer.home_title')} indexed={false} />
      <h1 className="text-25 font-bold lg:text-32">
        <bdi>{company.name}</bdi>
      </h1>
      <p className="mt-1 text-muted">{t('employer.signed_in_as', { name: me.name || (me.email ?? '') })}</p>
      <div className="mt-6 grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <OpenJobs {...home} />
        <div className="grid gap-5">
          <Section title={t('employer.company')}>
            <p className="mt-2">
              {t(company.is_verified ? 'employer.is_verified' : 'employer.is_not_verified')}
            </p>
            <AnchorButton href={company.url} className="mt-3 w-full">
              {t('employer.public_page')}
            </AnchorButton>
          </Section>
          <People {...home} />
          <Section title={t('employer.not_yet_title')}>
            <p className="mt-2 text-muted">{t('employer.not_yet_text')}</p>
          </Section>
          <AnchorButton href={seekersUrl}>{t('employer.to_seekers')}</AnchorButton>
        </div>
      </div>
    </div>
  )
}

function OpenJobs({ jobs, job_count }: EmployerHome) {
  const t = useText()
  const formats = useFormats()
  return (
    <Section title={t('employer.open_jobs', { count: job_count })}>
      {jobs.length === 0 ? (
        <p className="mt-2 text-muted">{t('employer.no_jobs')}</p>
      ) : (
        <ul className="mt-2 divide-y divide-line">
          {jobs.map((job) => (
            <li key={job.id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-1">
              <a
                href={job.url}
                className="flex min-h-11 items-center font-medium underline-offset-2 hover:underline"
              >
                <bdi lang={job.lang}>{job.title}</bdi>
              </a>
              <span className="text-13 text-muted">
                {job.is_on_hold && <b className="me-2 font-semibold">{t('employer.on_hold')}</b>}
                {t('employer.posted', { date: formats.date(new Date(job.posted_at * 1000)) })}
              </span>
            </li>
          ))}
        </ul>
      )}
      {job_count > jobs.length && (
        <p className="mt-3 text-muted">{t('employer.newest_only', { count: jobs.length })}</p>
      )}
    </Section>
  )
}

function People({ me, colleagues }: EmployerHome) {
  const t = useText()
  return (
    <Section title={t('employer.team')}>
      <ul className="mt-2 grid gap-2">
        <Person {...me} name={t('employer.you', { name: me.name || (me.email ?? '') })} />
        {colleagues.map(({ id, name, role, position }) => (
          <Person key={id} name={name} role={role} position={position} />
        ))}
      </ul>
    </Section>
  )
}

function Person({
  name,
  role,
  position,
}: Pick<EmployerHome['colleagues'][number], 'name' | 'role' | 'position'>) {
  const t = useText()
  const does = t(`employer.role_${role}`)
  return (
    <li>
      <bdi className="font-medium">{name}</bdi>
      <span className="block text-13 text-muted">
        {position !== null && position !== does && (
          <>
            <bdi>{position}</bdi>
            {' · '}
          </>
        )}
        {does}
      </span>
    </li>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card className="p-5">
      <section aria-label={title}>
        <h2 className="text-17 font-bold">{title}</h2>
        {children}
      </section>
    </Card>
  )
}
