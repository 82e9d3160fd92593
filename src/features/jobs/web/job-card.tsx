import { type ReactNode, useEffect, useRef } from 'react'
import { href } from 'react-router'
import { factFilters, JOB_FILTERS } from '#config/job-filters.ts'
import { useFormats, useLanguage } from '#i18n/language-provider.tsx'
import { interfaceLanguageFor } from '#i18n/preferred-language.ts'
import { Card } from '#ui/card.tsx'
import { CardLink } from '#ui/card-link.tsx'
import { Chip } from '#ui/chip.tsx'
import { Formatted } from '#ui/formatted.tsx'
import { UrgentIcon } from '#ui/icons.tsx'
import { Monogram } from '#ui/monogram.tsx'
import { ReplyRecord } from '#ui/reply-record.tsx'
import { StaticPart } from '#ui/static-part.tsx'
import type { JobCard as Job } from '../contract.ts'
import { CompanyLine } from './company-line.tsx'
import { useJobSlots } from './job-slots.tsx'
import { PayLine } from './pay-line.tsx'
import { SaveForm } from './save-form.tsx'
import { useText } from './texts.ts'

interface JobCardProps {
  job: Job
  /** Milliseconds: the time for "2h ago". */
  now: number
  isChosen?: boolean
  heading?: 'h2' | 'h3'
  /** After the age: what a list adds to a job; elements that can be pressed get `pointer-events-auto`. */
  foot?: ReactNode
}

/** A job in a list: title, pay, company and place, key facts (the language first, if it is another), age. The whole card is a link to the job's page. */
export function JobCard({ job, now, isChosen = false, heading = 'h3', foot }: JobCardProps) {
  const formats = useFormats()
  const { own: Own } = useJobSlots()
  const card = useChosenLink(isChosen)
  return (
    <Card
      ref={card}
      data-job={job.id}
      isChosen={isChosen}
      className="h-full p-4 transition-colors hover:border-control"
    >
      <article className="flex h-full flex-col">
        <StaticPart name={`job card ${heading}${isChosen ? ' chosen' : ''}`} of={job} className="contents">
          {() => <Summary job={job} isChosen={isChosen} heading={heading} />}
        </StaticPart>
        <div className="pointer-events-none relative mt-auto pt-3 text-13 text-muted">
          <Formatted>{formats.since(job.posted_at * 1000, now)}</Formatted>
          {Own && <Own part="fit" job={job} />}
          {foot}
        </div>
      </article>
    </Card>
  )
}

/** Marks the link of the chosen card, whose markup stays as the server sent it. */
function useChosenLink(isChosen: boolean) {
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const link = card.current?.querySelector('.card-link')
    if (isChosen) link?.setAttribute('aria-current', 'true')
    else link?.removeAttribute('aria-current')
  }, [isChosen])
  return card
}

type SummaryProps = Required<Pick<JobCardProps, 'job' | 'isChosen' | 'heading'>>

function Summary({ job, isChosen, heading: Heading }: SummaryProps) {
  const t = useText()
  const formats = useFormats()
  const lang = useLanguage()
  const isForeign = interfaceLanguageFor(job.lang) !== lang
  const written = isForeign ? [t('jobs.written_in', { language: formats.language(job.lang) })] : []
  return (
    <>
      <div className="flex items-start gap-3">
        <Monogram id={job.company.id} name={job.company.name} />
        <div className="min-w-0 grow">
          <Heading className="text-17 font-bold">
            <CardLink
              to={href('/:lang/job/:slugId', { lang, slugId: job.slug_id })}
              aria-current={isChosen ? 'true' : undefined}
            >
              <bdi lang={job.lang}>{job.title}</bdi>
            </CardLink>
          </Heading>
          <p className="mt-1">
            <PayLine job={job} />
          </p>
        </div>
        <SaveForm
          jobId={job.id}
          label={t('jobs.save_job', { title: job.title })}
          className="relative -me-2 -mt-2 grid size-11 shrink-0 place-items-center rounded-control text-muted hover:bg-quiet"
        />
      </div>
      <p className="mt-2">
        <CompanyLine job={job} />
      </p>
      <div className="mt-2.5 flex flex-wrap gap-1.5 empty:hidden">
        {job.is_urgent && (
          <Chip tone="urgent" icon={<UrgentIcon size={13} />}>
            {t('jobs.urgent')}
          </Chip>
        )}
        {job.status === 'on_hold' && <Chip>{t('jobs.on_hold')}</Chip>}
        {[...written, ...keyFacts(job, t('jobs.web3'))].slice(0, MOST_FACTS).map((fact) => (
          <Chip key={fact}>{fact}</Chip>
        ))}
      </div>
      {job.company.reply_record !== null && (
        <p className="mt-2 text-13 text-muted">
          <ReplyRecord record={job.company.reply_record} />
        </p>
      )}
    </>
  )
}

const factsOnCard = factFilters.map((filter) => JOB_FILTERS[filter].fact).filter((fact) => 'onCard' in fact)

const MOST_FACTS = 3
const LONGEST_FACT = 28

function keyFacts(job: Job, web3: string): string[] {
  const listed = factsOnCard.flatMap(({ name }) => job[name]?.name ?? [])
  const facts = [job.is_web3 ? web3 : [], listed, job.skills].flat()
  return [...new Set(facts.filter((fact) => fact.length <= LONGEST_FACT))]
}
