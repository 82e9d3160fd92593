import {
  JOB_FUNCTIONS,
  type JobFunctionKey,
  MAIN_FUNCTIONS,
  type MainFunctionKey,
} from '#config/taxonomy/tree.ts'
import type { Match } from './title-names.ts'

/** What holds for words of all fields, so that no table has to say it word by word. */

/** Every field has its strategy and operations: the 'Brand Strategy Lead' works for the brand. */
export const isWide = (phrase: string): boolean => WIDE.has(phrase)
const WIDE = new Set([
  'strategy',
  'service delivery',
  'modern trade',
  'general trade',
  'strategic',
  'transformation',
  'operation',
  'operasional',
  'van hanh',
  'chien luoc',
])

/** The longest word for a field counts, but who works with SAP does so whatever it is used for: 'SAP Logistics Consultant'. */
export const weightOf = (phrase: string): number =>
  isWide(phrase) ? 0 : phrase.length + (SOFTWARE_OF_COMPANIES.has(phrase) ? LONGEST_PHRASE : 0)
const SOFTWARE_OF_COMPANIES = new Set(['sap', 'netsuite', 'odoo'])
const LONGEST_PHRASE = 100

/**
 * A field that reaches into a name says more than the name: a 'Brand Marketing Lead' is in brand marketing. But a
 * 'Site Reliability Engineering Manager' leads, and an 'Enterprise Sales Engineer' is a sales engineer.
 */
export const saysMore = (field: Match, name: Match): boolean =>
  !LEADERS.has(name.functionId) && !SALES.has(field.functionId)

/** The same in a script without spaces, where most fields that reach into a name are parts of it. */
export const saysMoreInText = (field: Match, name: Match): boolean =>
  REACHING.has(field.functionId) && name.functionId !== ANALYSTS

/** What is programmed says more than that somebody programs: 'Android APP 程式設計師', 'ERP程式設計師'. */
export const isProgrammed = (word: string, field: Match, name: Match, text: string): boolean =>
  name.functionId === PROGRAMMERS &&
  PROGRAMMED.has(field.functionId) &&
  !OF_ANY_PROGRAM.test(word) &&
  !(field.functionId === OF_WEB && BEHIND.test(text))
/** What all kinds of programs run on or are about; the judged samples file programmers of iOS under software. */
const OF_ANY_PROGRAM = /^(?:mvc|asp ?\.net|ios|iot|物聯網)$/
/** Who programs servers of websites is no developer of websites. */
const BEHIND = /[後后]端|全端|全[栈棧]|full ?stack/

/** A field with the word for its worker may be another one. */
export function ofWorker(field: Match, segment: string, whole: string): Match {
  if (TEACHES.test(segment)) return TEACHING
  return WORKERS.find(({ of, worker }) => of.has(field.functionId) && worker.test(whole))?.is ?? field
}

const idOf = (key: JobFunctionKey): number => JOB_FUNCTIONS.find((fn) => fn.key === key)?.id ?? 0
const matchOf = (key: JobFunctionKey): Match => ({ titleId: null, functionId: idOf(key) })

/** The same for the name of a job. */
export const ofBranch = (job: Match, whole: string): Match =>
  AT_ESTATE_AGENTS.has(job.functionId) && ESTATE_AGENTS.test(whole) ? ESTATE_AGENT : job

/** '大数据架构全职讲师', 'Digital Marketing Instructor' */
const TEACHES = /讲师|講師|导师|導師|培训师|培訓師|教师|教師|教员|教員|\b(?:instructor|lecturer)$/
const TEACHING = matchOf('arts-religion-vocational-instruction')

const idsOf = (...keys: readonly JobFunctionKey[]) => new Set(keys.map(idOf))
const LEADERS = idsOf(
  'it-management',
  'sales-management',
  'project-management',
  'program-management',
  'product-management',
)
const PROGRAMMERS = idOf('software-development')
const OF_WEB = idOf('web-mobile-development')
const ANALYSTS = idOf('market-research-insights')
const PROGRAMMED = idsOf(
  'web-mobile-development',
  'embedded-firmware',
  'enterprise-systems-erp',
  'game-development',
  'data-analytics-bi',
  'data-engineering-databases',
  'ai-machine-learning',
)
const REACHING = idsOf(
  'digital-performance-marketing',
  'e-commerce',
  'product-management',
  'property-sales-leasing',
  'electronics-hardware',
  'technical-sales-presales',
)
const SALES = idsOf('b2b-sales', 'sales-management')

const OFFICE_KEYS: readonly MainFunctionKey[] = [
  'finance-accounting',
  'banking-insurance',
  'human-resources',
  'hospitality-tourism',
  'food-beverage',
  'retail',
  'legal',
]
const officeMains = new Set(MAIN_FUNCTIONS.filter(({ key }) => OFFICE_KEYS.includes(key)).map(({ id }) => id))
const OFFICES = JOB_FUNCTIONS.filter(({ main }) => officeMains.has(main)).map(({ key }) => key)

const ENGINEER = /工程師|工程师/
const SYSTEMS_ENGINEER = /\bsystems? engineer\b/i
/** Assistant and senior managers of sales often lead nobody. */
const LEADER =
  /\b(?:(?<!assistant |senior |sr\.? )man(?:ag|g)er|supervisor|spv|director|head|[sae]?vp|vice president|a?gm|dgm)\b/i

const FIELDS_WITH_PAPERS: readonly JobFunctionKey[] = [
  'product-management',
  'plant-maintenance',
  'project-field-engineering',
  'civil-structural-engineering',
  'oil-gas-mining',
  'medical-laboratory-imaging',
  'restaurant-service',
]

const worker = (of: readonly JobFunctionKey[], worker: RegExp, is: JobFunctionKey) => ({
  of: new Set(of.map(idOf)),
  worker,
  is: matchOf(is),
})
/** Chains of estate agents, which recruit with little more than 'sales'. */
const ESTATE_AGENTS = /链家|德佑|贝壳|房产/
const ESTATE_AGENT = matchOf('property-sales-leasing')
const AT_ESTATE_AGENTS = idsOf('store-management', 'sales-support-operations', 'investment-asset-management')
const DEVELOPER = /開發(?:工程師|人員|專員|主任|人才)|开发(?:工程师|人员|专员)/
const SELLERS_OF_TRUST = ['retail-banking', 'credit-lending', 'insurance', 'trading-brokerage'] as const
const WORKERS = [
  // The engineer of a bank or of an online shop (電子商務工程師) writes its software.
  worker([...OFFICES, 'e-commerce', 'social-media-community'], ENGINEER, 'software-development'),
  // So do systems engineers, or they run what it bought: 'Systems Engineer, Sales & Marketing'.
  worker(
    [...OFFICES, 'b2b-sales', 'marketing-management', 'data-entry-records'],
    SYSTEMS_ENGINEER,
    'enterprise-systems-erp',
  ),
  worker(
    ['production-management', 'procurement-purchasing', 'machining-metalwork'],
    /\bengineer\b/i,
    'industrial-quality-engineering',
  ),
  worker(['risk-compliance', 'training-development'], /^researcher\b/i, 'academic-applied-research'),
  worker(
    [
      'insurance',
      'risk-compliance',
      'business-operations-strategy',
      'management-consulting',
      'laboratory-life-sciences',
    ],
    /\barchitect\b/i,
    'it-architecture-consulting',
  ),
  worker(['it-support'], DEVELOPER, 'software-development'),
  worker(['customer-support', 'call-center'], ENGINEER, 'technical-after-sales-service'),
  worker(['b2b-sales'], ENGINEER, 'technical-sales-presales'),
  worker(['b2b-sales'], LEADER, 'sales-management'),
  // Whoever has the papers of a field works in an office: 'admin produk'.
  worker(FIELDS_WITH_PAPERS, /^\s*(?:staff? )?admi?n?\b/i, 'office-administration'),
  worker(['data-entry-records'], ENGINEER, 'data-engineering-databases'),
  worker(['warehouse', 'logistics', 'facilities-management'], /管理系[統统]/, 'enterprise-systems-erp'),
  worker(['it-support'], /系統工程師|系统工程师/, 'systems-network-administration'),
  worker(
    ['it-architecture-consulting', 'electronics-hardware'],
    /駐點工程師|驻点工程师|網管|网管/,
    'systems-network-administration',
  ),
  worker(['it-support', 'business-operations-strategy'], /\b(?:sap|erp)\b/i, 'enterprise-systems-erp'),
  worker(['industrial-quality-engineering'], /顧問|顾问/, 'management-consulting'),
  worker([...SELLERS_OF_TRUST, 'travel-tourism'], DEVELOPER, 'software-development'),
  worker(['b2b-sales', 'marketing-management'], ESTATE_AGENTS, 'property-sales-leasing'),
]
