import type { ReactNode } from 'react'
import { directionOf } from '#config/languages.ts'
import { Chip } from '#ui/chip.tsx'
import { InfoIcon, UrgentIcon } from '#ui/icons.tsx'
import { later } from '#ui/later.tsx'
import { Monogram } from '#ui/monogram.tsx'
import { ReplyRecord } from '#ui/reply-record.tsx'
import { StaticPart } from '#ui/static-part.tsx'
import type { JobDetail } from '../contract.ts'
import { CompanyLine } from './company-line.tsx'
import { CompanySection, RecruiterSection } from './company-section.tsx'
import { EXTERNAL_NOTE, JobActions } from './job-actions.tsx'
import { Facts, Requirements, SectionTitle } from './job-facts.tsx'
import { JapanSection, RemoteSection } from './job-sections.tsx'
import { useJobSlots } from './job-slots.tsx'
import { PayLine } from './pay-line.tsx'
import { PayNotes } from './pay-notes.tsx'
import { useText } from './texts.ts'

/** It works before its script has come. */
const ResumeForm = later(
  () => import('./resume-form.tsx'),
  ({ ResumeForm }) => ResumeForm,
)

interface JobViewProps {
  job: JobDetail
  /** `h1` on the job's own page, `h2` in a pane beside a list. */
  heading: 'h1' | 'h2'
  /** Beside the title, such as the link from the pane to the page. */
  corner?: ReactNode
}

/** Everything about one job: the most important facts, the two actions, then the text and the other facts. */
export function JobView({ job, heading: Heading, corner }: JobViewProps) {
  const t = useText()
  const slots = useJobSlots()
  const { own: Own, block: Block } = slots
  const isOpen = job.status === 'open'
  const skills = job.skills.length > 0 && <PillList title={t('jobs.skills')} values={job.skills} />
  return (
    <>
      <header className="px-4 pt-5 pb-4 sm:px-5 lg:px-7 lg:pt-6.5 lg:pb-1">
        <div className="flex items-start gap-3 lg:gap-4">
          <Monogram id={job.company.id} name={job.company.name} size="large" />
          <div className="min-w-0 grow">
            <Heading className="text-25 font-bold">
              <bdi lang={job.lang}>{job.title}</bdi>
            </Heading>
            <p className="mt-2">
              <CompanyLine job={job} />
            </p>
          </div>
          {corner}
        </div>
        <p className="mt-3">
          <PayLine job={job} isHeadline />
        </p>
        <PayNotes job={job} />
        {job.external_url === null && (
          <p className="mt-2 text-13 text-muted">
            <ReplyRecord record={job.company.reply_record} />
          </p>
        )}
        {(job.is_urgent || job.is_web3) && (
          <div className="mt-3 flex flex-wrap gap-1.5">
            {job.is_urgent && (
              <Chip tone="urgent" icon={<UrgentIcon size={13} />}>
                {t('jobs.urgent')}
              </Chip>
            )}
            {job.is_web3 && <Chip tone="info">{t('jobs.web3')}</Chip>}
          </div>
        )}
        {job.status === 'on_hold' ? (
          <p className="my-4 flex gap-3 rounded-control bg-info-tint px-4 py-3 lg:mb-5">
            <InfoIcon className="mt-0.5 text-info" />
            {t('jobs.on_hold_note')}
          </p>
        ) : (
          job.external_url !== null && (
            <p id={EXTERNAL_NOTE} className="mt-2 text-13 text-muted">
              {t('jobs.external_note', { host: new URL(job.external_url).host })}
            </p>
          )
        )}
      </header>
      <JobActions job={job} isPageBar={Heading === 'h1' && isOpen} />
      <hr className="border-line" />
      <div className="grid max-w-180 gap-6 px-4 py-6 sm:px-5 lg:px-7">
        {isOpen && job.external_url === null && <ResumeForm job={job} />}
        <StaticPart name="job terms" of={job} className="contents">
          {() => <Terms job={job} />}
        </StaticPart>
        {Own ? (
          <Own part="skills" job={job}>
            {skills}
          </Own>
        ) : (
          skills
        )}
        <StaticPart name="job details" of={job} className="contents">
          {() => <Details job={job} />}
        </StaticPart>
        <div className="rounded-control bg-info-tint px-4 py-3">
          <p className="flex gap-3">
            <InfoIcon className="mt-0.5 text-info" />
            {t('jobs.safety')}
          </p>
          {slots.report !== undefined && (
            <p className="-mb-1.5 flex flex-wrap gap-x-5 ps-8">
              {slots.report(job)}
              {Block && <Block companyId={job.company.id} />}
            </p>
          )}
        </div>
      </div>
    </>
  )
}

function Terms({ job }: { job: JobDetail }) {
  return (
    <>
      <Facts job={job} />
      <Requirements job={job} />
    </>
  )
}

function Details({ job }: { job: JobDetail }) {
  const t = useText()
  return (
    <>
      {job.description !== '' && (
        <section>
          <SectionTitle text={t('jobs.description')} />
          <div
            className="posting"
            lang={job.lang}
            dir={directionOf(job.lang)}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was written.
            dangerouslySetInnerHTML={{ __html: job.description }}
          />
        </section>
      )}
      <RemoteSection job={job} />
      <JapanSection job={job} />
      {job.benefits.length > 0 && <PillList title={t('jobs.benefits')} values={job.benefits} />}
      {job.address !== null && (
        <section>
          <SectionTitle text={t('jobs.address')} />
          <p>
            <bdi>{job.address}</bdi>
          </p>
        </section>
      )}
      <RecruiterSection job={job} />
      <CompanySection job={job} />
    </>
  )
}

function PillList({ title, values }: { title: string; values: readonly string[] }) {
  return (
    <section>
      <SectionTitle text={title} />
      <ul className="flex flex-wrap gap-2">
        {values.map((value) => (
          <li key={value} className="rounded-full border border-line px-3 py-1.5">
            <bdi>{value}</bdi>
          </li>
        ))}
      </ul>
    </section>
  )
}
