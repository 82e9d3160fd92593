import { foldText } from './fold-text.ts'

/** Ids of `config/lists` (arrangements). */
export const ON_SITE = 1
export const HYBRID = 2
export const REMOTE = 3

/**
 * The arrangement: from its own field, then from the place and the title. "Not remote" may still be hybrid. A text that
 * names both remote and hybrid is ambiguous, and a field that contradicts the text makes neither credible: all null.
 */
export function readArrangement(said: {
  remote: string | boolean
  place: string
  title: string
}): number | null {
  const { remote } = said
  if (remote === true || remote === 'true') return REMOTE
  const inTexts =
    arrangementIn(foldText(said.place)) ?? arrangementIn(foldText(said.title).replace(OTHER_SENSES, ' '))
  if (remote === false || remote === 'false') return inTexts === REMOTE ? null : inTexts
  return arrangementIn(foldText(remote).replace(/_/g, ' ')) ?? inTexts
}

function arrangementIn(folded: string): number | null {
  const remote = REMOTE_WORD.test(folded)
  const hybrid = HYBRID_WORD.test(folded)
  if (remote) return hybrid ? null : REMOTE
  if (hybrid) return HYBRID
  return ON_SITE_WORD.test(folded) ? ON_SITE : null
}

// In a title these words may describe the subject of the work: 'hybrid cloud', 'on-site support', 'remote sensing'.
const OTHER_SENSES =
  /(?:not|no|non)[ -]remote|remote (?:sensing|control|pilot|monitoring|support|areas?|locations?|possible|optional|eligible)|(?:遠端|远程)(?=監控|监控|連線|控制|协助|協助|醫療|医疗)|hybrid (?!work|set|role|remote|schedule|position|arrangement|office|job|model)(?=\p{L})|on-?site (?=support|engineer|technician|service|manager)/gu

/** Also used to remove these words from a place. */
export const REMOTE_WORD =
  /(?<!\p{L})(?:(?:fully|100%)?[ _-]*remot[eoa]s?|remote[ -]?first|work(?:ing)? (?:from|at) (?:home|anywhere)|wfh|home[ -]?office|home[ -]?based|tele-?work(?:ing)?|telecommut(?:e|ing)|teletrabajo|teletrabalho|trabajo a distancia|kerja dari rumah|bekerja dari rumah|jarak jauh|uzaktan(?: calisma)?|evden calisma|lam viec tu xa|tu xa|tai nha)(?!\p{L})|リモート|在宅|テレワーク|远程|遠端|遠距|居家办公|居家辦公|재택|عن بعد|من المنزل/u
export const HYBRID_WORD =
  /(?<!\p{L})(?:hybrid|hibrid[oa]?|hibrit|linh hoat dia diem)(?!\p{L})|ハイブリッド|混合办公|混合辦公|하이브리드|هجين/u
export const ON_SITE_WORD =
  /(?<!\p{L})(?:on-?site(?: only|_only)?|in[ -]person|in[ -]office|presencial|di kantor|ofiste|yerinde|tai van phong)(?!\p{L})|出社|现场办公|حضوري/u
