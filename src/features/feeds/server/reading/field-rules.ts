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
  'strategic',
  'transformation',
  'operation',
  'operasional',
  'van hanh',
  'chien luoc',
])

/** A field with the word for its worker may be another one. */
export function ofWorker(field: Match, segment: string): Match {
  if (TEACHES.test(segment)) return TEACHING
  return OFFICES.has(field.functionId) && ENGINEER.test(segment) ? SOFTWARE : field
}

/** '大数据架构全职讲师', 'Digital Marketing Instructor' */
const TEACHES = /讲师|講師|导师|導師|培训师|培訓師|教师|教師|\b(?:instructor|lecturer)$/
/** The engineer of a bank or of an online shop (電子商務工程師) writes its software. */
const ENGINEER = /工程師|工程师/

const matchOf = (key: JobFunctionKey): Match => ({
  titleId: null,
  functionId: JOB_FUNCTIONS.find((fn) => fn.key === key)?.id ?? 0,
})
const TEACHING = matchOf('arts-religion-vocational-instruction')
const SOFTWARE = matchOf('software-development')

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
const OFFICES = new Set(
  JOB_FUNCTIONS.filter(({ key, main }) => key === 'e-commerce' || officeMains.has(main)).map(({ id }) => id),
)
