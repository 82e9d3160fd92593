/** The public widgets of this room for other rooms' pages. */
export { CompanyCard } from './company-card.tsx'
