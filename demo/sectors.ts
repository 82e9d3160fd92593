import type { FieldKey } from './fields.ts'

/** A line of business: the industries that its companies name, and the fields that they hire for. */
interface Sector {
  /** Share of all companies, relative to the others. */
  weight: number
  /** Keys of `industry_lists`. */
  industries: readonly string[]
  /** Fields of work it hires for, with their shares. */
  hires: Partial<Record<FieldKey, number>>
}

export type SectorKey = keyof typeof SECTORS

export const SECTORS = {
  software: {
    weight: 8,
    industries: ['information-technology', 'software', 'gaming', 'telecommunications'],
    hires: { software: 7, data: 3, itOperations: 4, product: 4, design: 2, sales: 2 },
  },
  web3: {
    weight: 2.5,
    industries: ['web3'],
    hires: { software: 5, data: 1, product: 2, marketing: 3, legal: 1, finance: 1, design: 1 },
  },
  finance: {
    weight: 6,
    industries: ['banking', 'fintech', 'insurance', 'investment'],
    hires: { banking: 7, finance: 3, data: 1, itOperations: 1, legal: 1, accounting: 1 },
  },
  electronics: {
    weight: 4,
    industries: ['electronics', 'telecommunications'],
    hires: { engineering: 7, production: 4, technician: 1, supplyChain: 1, safety: 0.5, software: 1 },
  },
  manufacturing: {
    weight: 6,
    industries: ['manufacturing', 'machinery', 'automotive', 'textiles', 'chemicals', 'consumer-goods'],
    hires: { production: 7, technician: 3, engineering: 3, warehouse: 1, supplyChain: 1, safety: 1 },
  },
  foodProduction: {
    weight: 3,
    industries: ['food-beverage'],
    hires: { production: 4, laboratory: 1, warehouse: 2, supplyChain: 1, sales: 1, driving: 1 },
  },
  retail: {
    weight: 6,
    industries: ['retail', 'consumer-goods', 'wholesale'],
    hires: { retail: 9, warehouse: 1, marketing: 1, driving: 0.5 },
  },
  ecommerce: {
    weight: 4,
    industries: ['e-commerce'],
    hires: { marketing: 5, service: 2, software: 2, warehouse: 2, design: 1, supplyChain: 1, data: 1 },
  },
  logistics: {
    weight: 5,
    industries: ['logistics'],
    hires: { warehouse: 3, supplyChain: 5, driving: 4, crew: 3 },
  },
  construction: {
    weight: 5,
    industries: ['construction', 'design'],
    hires: { site: 6, buildingDesign: 6, technician: 2, safety: 1 },
  },
  realEstate: {
    weight: 3,
    industries: ['real-estate'],
    hires: { property: 6, facilities: 3, sales: 1 },
  },
  hospital: {
    weight: 6,
    industries: ['healthcare'],
    hires: { nursing: 6, clinicians: 5, pharmacyLab: 3, therapy: 3, care: 2 },
  },
  pharma: {
    weight: 2.5,
    industries: ['pharmaceuticals', 'medical-devices', 'research'],
    hires: { laboratory: 5, research: 5, pharmacyLab: 1, engineering: 1, sales: 1 },
  },
  education: {
    weight: 5,
    industries: ['education'],
    hires: { teaching: 9, childcare: 2, therapy: 0.5 },
  },
  hotel: {
    weight: 4,
    industries: ['hospitality', 'entertainment', 'events'],
    hires: { guestService: 7, cleaning: 2, kitchen: 2, restaurant: 2 },
  },
  restaurant: {
    weight: 4,
    industries: ['restaurants'],
    hires: { kitchen: 5, restaurant: 6 },
  },
  media: {
    weight: 3,
    industries: ['media', 'marketing', 'design'],
    hires: { design: 5, audiovisual: 4, writing: 4, marketing: 3 },
  },
  consulting: {
    weight: 4,
    industries: ['consulting', 'accounting', 'legal', 'human-resources'],
    hires: { management: 5, accounting: 4, legal: 4, hr: 3, finance: 1, product: 1 },
  },
  energy: {
    weight: 2.5,
    industries: ['energy', 'mining', 'environment'],
    hires: { energy: 6, environment: 5, engineering: 1, safety: 1 },
  },
  agriculture: {
    weight: 1.5,
    industries: ['agriculture'],
    hires: { farming: 8, warehouse: 1, driving: 1 },
  },
  callCentre: {
    weight: 4,
    industries: ['outsourcing'],
    hires: { service: 8, itOperations: 1, hr: 1 },
  },
  propertyServices: {
    weight: 4,
    industries: ['facility-services'],
    hires: { guarding: 4, cleaning: 3, facilities: 2, technician: 6, household: 2 },
  },
  beautySports: {
    weight: 2.5,
    industries: ['beauty-wellness'],
    hires: { beauty: 6, fitness: 4 },
  },
  community: {
    weight: 2.5,
    industries: ['non-profit', 'government'],
    hires: { social: 5, publicOffice: 4, care: 3 },
  },
} as const satisfies Record<string, Sector>

/** Jobs that nearly every company offers, beside its own trade. */
export const COMMON_HIRES: Partial<Record<FieldKey, number>> = {
  office: 5,
  accounting: 4,
  sales: 6,
  hr: 3,
  service: 3,
  marketing: 2,
  management: 3,
  itOperations: 1,
}

export const sectorOf = (key: SectorKey): Sector => SECTORS[key]

const isSectorKey = (key: string): key is SectorKey => key in SECTORS

export const SECTOR_KEYS: readonly SectorKey[] = Object.keys(SECTORS).filter(isSectorKey)

/** Titles of fields that every sector hires for, although only one trade has them. */
const ONLY_IN: readonly (readonly [title: RegExp, sectors: readonly SectorKey[]])[] = [
  [/^medical-(receptionist|coder)|^hospital-|^clinic-/, ['hospital']],
  [/^medical-representative/, ['pharma']],
  [/^school-|^admissions-|^education-/, ['education']],
  [/^live-stream-host|^door-to-door/, ['ecommerce', 'retail']],
  [/^solar-sales/, ['energy']],
  [/^hotel-/, ['hotel']],
  [/^club-membership/, ['beautySports']],
  [/^retail-buyer/, ['ecommerce']],
  [/^agricultural-/, ['agriculture']],
]

/** Whether companies of a sector hire for a title at all. */
export const hiresTitle = (sector: SectorKey, titleKey: string): boolean =>
  ONLY_IN.every(([title, sectors]) => !title.test(titleKey) || sectors.includes(sector))
