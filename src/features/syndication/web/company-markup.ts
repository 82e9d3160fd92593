import type { CompanyDetail } from '../../companies/contract.ts'
import { type JobMarkup as Markup, organizationMarkup } from './job-markup.ts'

interface CompanyMarkupSettings {
  company: CompanyDetail
  /** The page's own canonical address. */
  url: string
  /** The address visitors see. */
  origin: string
}

/** A company as schema.org's Organization: the same facts as its page. */
export function companyMarkup({ company, url, origin }: CompanyMarkupSettings): Markup {
  const { registered_address, founded_year, employees, photo, summary } = company
  const known: [string, unknown][] = [
    ['description', summary || null],
    ['address', registered_address],
    ['foundingDate', founded_year === null ? null : String(founded_year)],
    ['numberOfEmployees', employees === null ? null : { '@type': 'QuantitativeValue', value: employees }],
    ['image', photo && origin + photo.url],
  ]
  return {
    '@context': 'https://schema.org/',
    ...organizationMarkup(company.name, company.website),
    url,
    ...Object.fromEntries(known.filter(([, value]) => value !== null)),
  }
}
