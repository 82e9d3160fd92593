/** What other rooms' pages show of this one. */
export { Refused as HandOffRefused } from './hand-off-page.tsx'
