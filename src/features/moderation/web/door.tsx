/** What the app puts beside the jobs of other rooms' pages. */
export { ReportLink } from './report-link.tsx'
