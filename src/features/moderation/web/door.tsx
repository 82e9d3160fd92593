/** The widgets that the app adds to the jobs of other rooms' pages. */
export { ReportLink } from './report-link.tsx'
