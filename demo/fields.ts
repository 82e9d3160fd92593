import { FUNCTION_TITLES, JOB_FUNCTIONS, type TitleKey } from '#config/taxonomy/tree.ts'

/**
 * A field of work: the job functions that share their everyday duties. It is finer than a main function, because a
 * driver and a buyer both work in logistics but have no duties in common.
 */
const FUNCTIONS_BY_FIELD = {
  software: [101, 102, 108, 111, 112, 113, 114, 115, 116],
  data: [103, 104, 105],
  itOperations: [106, 107, 109, 110],
  product: [117, 118, 119, 120],
  engineering: [121, 122, 123, 124, 125, 126, 127, 128, 129, 130],
  sales: [131, 132, 133, 134, 135, 136, 137, 138],
  marketing: [139, 140, 141, 142, 143, 144, 145, 146, 266],
  accounting: [147, 148, 149, 150, 152],
  finance: [151, 153, 154, 158, 159],
  banking: [155, 156, 157, 160, 161, 162],
  hr: [163, 164, 165, 166, 167],
  office: [168, 169, 170, 171, 172, 219, 233],
  service: [173, 174, 175, 176],
  management: [177, 178, 179, 180],
  warehouse: [181, 182],
  supplyChain: [183, 184, 185, 186],
  driving: [187, 188],
  crew: [189, 190],
  production: [191, 192, 193, 194, 195, 196, 197, 297],
  technician: [198, 293, 294, 295, 296, 300],
  buildingDesign: [199, 201, 202, 205],
  site: [200, 203, 204],
  property: [206, 209],
  facilities: [207, 208],
  nursing: [210, 218],
  clinicians: [211, 213, 220, 221],
  pharmacyLab: [212, 215],
  therapy: [214, 216],
  care: [217, 291],
  laboratory: [222, 223],
  research: [224, 225, 226],
  teaching: [228, 229, 230, 231, 232, 234],
  childcare: [227],
  guestService: [235, 237, 238, 239, 240],
  cleaning: [236, 298],
  kitchen: [241, 245],
  restaurant: [242, 243, 244],
  retail: [246, 247, 248, 249, 250],
  legal: [251, 252, 253, 254],
  design: [255, 256, 257, 258, 259, 260, 261],
  audiovisual: [262, 263, 267],
  writing: [264, 265],
  guarding: [268, 270, 271, 288],
  safety: [269],
  beauty: [272, 273, 274, 277],
  fitness: [275, 276],
  farming: [278, 279, 280, 281],
  energy: [282, 283, 284],
  environment: [285, 286],
  publicOffice: [287, 292],
  social: [289, 290],
  household: [299],
} as const

export type FieldKey = keyof typeof FUNCTIONS_BY_FIELD

/** Titles whose everyday duties belong to another field than their function's. */
const FIELD_OF_TITLE: Partial<Record<TitleKey, FieldKey>> = {
  'game-designer': 'design',
  'crypto-analyst': 'finance',
  auditor: 'finance',
  'internal-auditor': 'finance',
  'audit-manager': 'finance',
  'government-relations-officer': 'management',
  'chief-of-staff': 'management',
  'hospital-administrator': 'management',
  'clinic-manager': 'management',
  'school-principal': 'management',
  'hotel-revenue-manager': 'management',
  'office-messenger': 'driving',
  'postal-worker': 'driving',
  'retail-buyer': 'supplyChain',
  'category-manager': 'supplyChain',
  'garment-merchandiser': 'supplyChain',
  'loss-prevention-officer': 'guarding',
  lifeguard: 'guarding',
  'general-laborer': 'site',
  'aircraft-maintenance-technician': 'technician',
  'dental-technician': 'pharmacyLab',
  'dental-assistant': 'nursing',
  'dental-hygienist': 'nursing',
  'medical-scribe': 'office',
  optician: 'retail',
  dietitian: 'therapy',
  nutritionist: 'therapy',
  babysitter: 'childcare',
  'childrens-home-worker': 'childcare',
  'live-in-caregiver': 'care',
  'banquet-manager': 'restaurant',
  'banquet-server': 'restaurant',
  baker: 'kitchen',
  butcher: 'kitchen',
  'club-membership-consultant': 'sales',
  'solar-sales-consultant': 'sales',
  'agricultural-sales-representative': 'sales',
  'clergy-member': 'social',
  statistician: 'data',
}

/** A job title together with what the demo world derives from its place in the taxonomy. */
export interface Occupation {
  titleId: number
  titleKey: TitleKey
  functionId: number
  mainId: number
  field: FieldKey
  /** First digit of the ISCO-08 code: 1 managers, 2 professionals ... 9 elementary occupations, 0 armed forces. */
  iscoMajor: number
}

const isFieldKey = (key: string): key is FieldKey => key in FUNCTIONS_BY_FIELD

const FIELD_BY_FUNCTION: ReadonlyMap<number, FieldKey> = new Map(
  Object.entries(FUNCTIONS_BY_FIELD).flatMap(([field, ids]) =>
    isFieldKey(field) ? ids.map((id) => [id, field] as const) : [],
  ),
)

const MAIN_BY_FUNCTION = new Map(JOB_FUNCTIONS.map((jobFunction) => [jobFunction.id, jobFunction.main]))

/** Public offices that are not advertised on a job site. */
const NOT_ADVERTISED: ReadonlySet<string> = new Set([
  'soldier',
  'military-officer',
  'civil-servant',
  'police-officer',
  'correctional-officer',
  'athlete',
])

/** All titles that demo jobs can have. */
export const OCCUPATIONS: readonly Occupation[] = FUNCTION_TITLES.flatMap((title) => {
  const field = FIELD_OF_TITLE[title.key] ?? FIELD_BY_FUNCTION.get(title.function)
  const mainId = MAIN_BY_FUNCTION.get(title.function)
  if (!field || !mainId || NOT_ADVERTISED.has(title.key)) return []
  return [
    {
      titleId: title.id,
      titleKey: title.key,
      functionId: title.function,
      mainId,
      field,
      iscoMajor: Number(title.isco[0]),
    },
  ]
})
