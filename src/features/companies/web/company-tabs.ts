import { href } from 'react-router'

/** The parts of a company's page, each with an address of its own. */
export const COMPANY_TABS = ['overview', 'culture', 'jobs', 'remote-jobs'] as const

export type CompanyTab = (typeof COMPANY_TABS)[number]

export function tabAddress(lang: string, slugId: string, tab: CompanyTab): string {
  const company = href('/:lang/company/:slugId', { lang, slugId })
  return tab === 'overview' ? company : `${company}/${tab}`
}
