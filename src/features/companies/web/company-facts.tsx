import { useFormats } from '#i18n/language-provider.tsx'
import { Card } from '#ui/card.tsx'
import { Formatted } from '#ui/formatted.tsx'
import { ReplyRecord } from '#ui/reply-record.tsx'
import { useSite } from '#ui/site-context.tsx'
import type { CompanyDetail } from '../contract.ts'
import { Section } from './section.tsx'
import { useText } from './texts.ts'

type FactRow = readonly [name: string, value: string | null | undefined]

/** The facts that a seeker asks for first. */
export function KeyFacts({ company }: { company: CompanyDetail }) {
  const t = useText()
  const formats = useFormats()
  const { employees, founded_year: founded } = company
  return (
    <Facts
      title={t('companies.facts')}
      facts={[
        [t('companies.industry'), company.industry?.name],
        [t('companies.size'), company.size?.name],
        [t('companies.employees'), employees === null ? null : formats.number(employees)],
        [t('companies.stage'), company.financing_stage?.name],
        [t('companies.location'), company.location],
        [t('companies.founded'), founded === null ? null : String(founded)],
        [t('companies.ceo'), company.ceo],
      ]}
    />
  )
}

/** How it answers those who apply here. */
export function Replies({ company }: { company: CompanyDetail }) {
  const t = useText()
  const { name } = useSite()
  return (
    <Section title={t('companies.replies')}>
      <Card className="grid gap-1.5 p-4">
        <p className="font-semibold">
          <ReplyRecord record={company.reply_record} />
        </p>
        <p>{t('companies.promise', { days: company.reply_days })}</p>
        <p className="text-13 text-pretty text-muted">{t('companies.replies_text', { site: name })}</p>
      </Card>
    </Section>
  )
}

/** The facts from the register of companies. */
export function BusinessInformation({ company }: { company: CompanyDetail }) {
  const t = useText()
  const formats = useFormats()
  const { registered_capital: capital, registered_on: day } = company
  return (
    <Facts
      title={t('companies.business')}
      facts={[
        [t('companies.legal_name'), company.legal_name],
        [t('companies.registration_number'), company.registration_number],
        [t('companies.registered_on'), day === null ? null : formats.date(day)],
        [t('companies.capital'), capital === null ? null : formats.money(capital.amount, capital.currency)],
        [t('companies.address'), company.registered_address],
      ]}
    />
  )
}

function Facts({ title, facts }: { title: string; facts: readonly FactRow[] }) {
  const known = facts.filter(([, value]) => typeof value === 'string' && value !== '')
  if (known.length === 0) return null
  return (
    <Section title={title}>
      <Card className="p-4">
        <dl className="grid grid-cols-2 gap-x-5 gap-y-3.5 lg:grid-cols-1">
          {known.map(([name, value]) => (
            <div key={name} className="min-w-0">
              <dt className="text-13 text-muted">{name}</dt>
              <dd className="mt-0.5 font-semibold wrap-anywhere">
                <bdi>
                  <Formatted>{value ?? ''}</Formatted>
                </bdi>
              </dd>
            </div>
          ))}
        </dl>
      </Card>
    </Section>
  )
}
