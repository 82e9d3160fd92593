/** What other rooms' pages may show of companies. */
export { CompanyCard } from './company-card.tsx'
