import { HYBRID, ON_SITE, REMOTE } from '#config/arrangements.ts'
import { foldText } from '#shared/fold-text.ts'
import { arrangementIn } from './arrangement-words.ts'

/**
 * The arrangement that a description states: "Work setup: hybrid", "100% remote", "modalidad híbrida", "3 days in the
 * office". Null if it states none, or both remote and on site; a word alone ("remote teams", "hybrid cloud", "onsite
 * parking") states none.
 */
export function arrangementInText(text: string): number | null {
  const folded = foldText(text)
  if (SHARED_WEEK.test(folded)) return HYBRID
  const stated = new Set([...labelled(folded), ...named(folded)])
  if (stated.has(HYBRID)) return HYBRID
  const [first] = stated
  return stated.size === 1 ? (first ?? null) : null
}

function labelled(folded: string): number[] {
  return [...folded.matchAll(LABEL)].flatMap(({ groups }) => arrangementIn(groups?.value ?? '') ?? [])
}

function named(folded: string): number[] {
  return STATED.filter(([, pattern]) => pattern.test(folded)).map(([arrangement]) => arrangement)
}

/** A label and the words after it, few enough not to reach into what comes next. */
const LABEL =
  /(?<!\p{L})(?:work(?:ing)? ?(?:set ?-?up|arrangement|mode|model)|workplace type|remote status|modalidad(?: de trabajo)?|modelo de trabajo|calisma (?:sekli|modeli)|勤務形態)(?: is| ?:| ?-|(?= (?:hybrid|remote|on-?site|wfh))) ?(?<value>[^.;:•]{3,24})/gu

const OFFICE_OR_HOME =
  '(?:office|on-?site|home|wfh|rto|remote(?:ly)?|oficina|casa|teletrabajo|remoto|presencial(?:es)?|ofis\\p{L}*|evden)'
const SHARED_WEEK = new RegExp(
  String.raw`(?<![\d\p{L}])(?:[1-4] ?(?:days?|dias?|gun)(?: (?:a|per|each) week| (?:a la|por) semana)?(?: \p{L}+){0,3} ${OFFICE_OR_HOME}|[1-9]\d ?% (?:de |en )?(?:teletrabajo|remoto|remote)|(?:[1-4]-)?[1-4]x (?:a week )?on-?site|office (?:&|and|or) remote)(?!\p{L})`,
  'u',
)

const STATED: readonly (readonly [number, RegExp])[] = [
  [
    REMOTE,
    /(?<!\p{L})(?:(?:100 ?%|fully|completely|permanent(?:ly)?|totalmente|completamente) (?:en |de )?(?:remot[eoa]|wfh|work from home|teletrabajo)|remote (?:role|position|job|set-?up)|(?:work from home|wfh) (?:set-?up|arrangement|position|role))(?!\p{L})|完全在宅|フルリモート/u,
  ],
  [
    HYBRID,
    /(?<!\p{L})(?:hybrid (?:work(?:ing)? )?(?:set-?up|model|arrangement|schedule|role|position|job)|(?:modelo|modalidad|formato|esquema|regime|trabajo)(?: de trabajo| laboral)? hibrid[oa]|hibrit calisma)(?!\p{L})/u,
  ],
  [
    ON_SITE,
    /(?<!\p{L})(?:on-?site (?:set-?up|role|position|internship|job)|100 ?% presencial|(?:must|willing|able) (?:be willing )?(?:to )?(?:work|report) on-?site|bersedia bekerja (?:di )?on-?site)(?!\p{L})/u,
  ],
]
