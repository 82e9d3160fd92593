import { href } from 'react-router'
import { directionOf } from '#config/languages.ts'
import { useLanguage } from '#i18n/language-provider.tsx'
import { Card } from '#ui/card.tsx'
import { CardLink } from '#ui/card-link.tsx'
import { VerifiedMark } from '#ui/chip.tsx'
import { classNames } from '#ui/class-names.ts'
import { Dotted } from '#ui/dotted.tsx'
import { Formatted } from '#ui/formatted.tsx'
import { Monogram } from '#ui/monogram.tsx'
import { ReplyRecord } from '#ui/reply-record.tsx'
import { StaticPart } from '#ui/static-part.tsx'
import type { CompanyCard as Company } from '../contract.ts'
import { useText } from './texts.ts'

interface CompanyCardProps {
  company: Company
  heading?: 'h2' | 'h3'
  /** Without its picture and its own words, for use beside other content. */
  isBrief?: boolean
}

/** A company in a list: picture, name, industry, place, number of jobs. The whole card is its link. */
export function CompanyCard({ company, heading = 'h3', isBrief = false }: CompanyCardProps) {
  return (
    <StaticPart name={`company card ${heading} ${isBrief}`} of={company} className="contents">
      {() => <Content company={company} heading={heading} isBrief={isBrief} />}
    </StaticPart>
  )
}

function Content({ company, heading: Heading, isBrief }: Required<CompanyCardProps>) {
  const t = useText()
  const lang = useLanguage()
  return (
    <Card className="h-full overflow-hidden transition-colors hover:border-control">
      <article className="flex h-full flex-col">
        {isBrief || <Picture company={company} />}
        <div className="flex grow flex-col p-4">
          <div className="flex items-center gap-3">
            <Monogram id={company.id} name={company.name} />
            <Heading className="min-w-0 text-17 font-bold">
              <CardLink to={href('/:lang/company/:slugId', { lang, slugId: company.slug_id })}>
                <bdi>{company.name}</bdi>
              </CardLink>
              {company.is_verified && (
                <>
                  {' '}
                  <VerifiedMark label={t('companies.verified')} />
                </>
              )}
            </Heading>
          </div>
          <div className="mt-2.5 text-muted">
            <CompanyFacts company={company} />
          </div>
          {!isBrief && company.summary !== '' && (
            <p
              lang={company.lang ?? undefined}
              dir={directionOf(company.lang ?? lang)}
              className="mt-2 line-clamp-2"
            >
              {company.summary}
            </p>
          )}
          {company.reply_record !== null && (
            <p className="mt-2 text-13 text-muted">
              <ReplyRecord record={company.reply_record} />
            </p>
          )}
          <p
            className={classNames(
              'mt-auto pt-3 text-13 font-semibold tabular-nums',
              company.open_jobs > 0 ? 'text-primary' : 'text-muted',
            )}
          >
            <Formatted>{t('companies.open_jobs', { count: company.open_jobs })}</Formatted>
          </p>
        </div>
      </article>
    </Card>
  )
}

/** Industry, place, size, stage: those that are known. */
export function CompanyFacts({ company }: { company: Company }) {
  const facts = [
    company.industry?.name,
    company.location,
    company.size?.name,
    company.financing_stage?.name,
  ].filter((fact) => typeof fact === 'string')
  if (facts.length === 0) return null
  return (
    <Dotted>
      {facts.map((fact) => (
        <bdi key={fact}>{fact}</bdi>
      ))}
    </Dotted>
  )
}

/**
 * The first picture of its album; the card of a company without one keeps the space, so that the cards of a row align.
 */
function Picture({ company: { photo } }: { company: Company }) {
  if (photo === null) return <div className="hidden aspect-5/2 border-b border-line bg-quiet sm:block" />
  return (
    <img
      src={photo.url}
      width={photo.width}
      height={photo.height}
      alt={photo.alt}
      lang={photo.lang}
      loading="lazy"
      decoding="async"
      className="aspect-5/2 w-full border-b border-line bg-quiet object-cover"
    />
  )
}
