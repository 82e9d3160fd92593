/** What other rooms' pages may show of the search. */
export { SalaryInsight } from './salary-insight.tsx'
