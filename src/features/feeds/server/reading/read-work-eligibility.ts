import { foldText } from '#shared/fold-text.ts'

/** Ids of `config/lists` (work_eligibility). */
const CITIZENS_ONLY = 1
const PERMIT_NEEDED = 2
const SPONSORSHIP_OFFERED = 3

/**
 * Who may take the job by law: citizens only, people with a permit, or people whose visa the employer sponsors. Read
 * from its own field, otherwise from the text. Nothing is concluded from the place or the language: null if no clause
 * states it, or if clauses contradict each other.
 */
export function readWorkEligibility(field: string, text: string): number | null {
  return eligibilityIn(field) ?? eligibilityIn(text)
}

function eligibilityIn(text: string): number | null {
  if (!ABOUT_IT.test(text)) return null
  const clauses = text.split(CLAUSE_ENDS).filter((clause) => ABOUT_IT.test(clause))
  const said = new Set(clauses.flatMap((clause) => meaningOf(foldText(clause)) ?? []))
  // A posting for citizens only arranges no visa; that is not a statement of its own.
  if (said.has(CITIZENS_ONLY)) said.delete(PERMIT_NEEDED)
  const [meaning, ...others] = said
  return others.length > 0 ? null : (meaning ?? null)
}

// A full stop may also be part of 'U.S.' and 'T.C.'.
const CLAUSE_ENDS = /(?<=[\p{L}\p{N})]{2})\.|[;:!。；！•·|\n]/u

// Most postings have none of these words; they are not split into clauses.
const ABOUT_IT =
  /visa|sponsor|citizen|nationals|permit|authori[sz]|\bto work|vist?[oa]\b|vize|patroc|permiso|autorizaç|cidad|ciudadan|nacionalidad|wni|warga ?negara|izin kerja|tajaan|vatandaş|çalışma izni|签证|簽證|国籍|國籍|公民|ビザ|就労|تأشيرة|فيزا|إقامة|تصريح عمل|للسعود|الجنسية|للمواطن/iu

function meaningOf(clause: string): number | null {
  if (NO_CONDITION.test(clause)) return null
  if (CITIZENS.test(clause)) return RESIDENTS.test(clause) ? PERMIT_NEEDED : CITIZENS_ONLY
  if (NOT_SPONSORED.test(clause)) return PERMIT_NEEDED
  if (SPONSORED.test(clause)) return SPONSORSHIP_OFFERED
  return PERMIT.test(clause) ? PERMIT_NEEDED : null
}

/** Promises of equal treatment, questions, wishes, and conditions for some applicants only. */
const NO_CONDITION =
  /regard|discrimin|irrespective|equal|ethnic|race,|raza|(?<!\p{L})etnia|\?|(?<!\p{L})(?:prefer|advantage|ideally|plus|except|depending|interested in|only sponsor|(?:need|requir)\w*(?: a| any)? (?:visa|work permit|sponsor))/u

const NOT_SPONSORED =
  /(?:(?<!\p{L})(?:no|not|cannot|unable|without|neither)(?!\p{L})|n['’]t) (?:\S+ ){0,6}?(?:visas?(?!\p{L})|sponsorships?(?! (?:agree|manage|deal)))|(?:visas?|sponsorship) (?:\S+ ){0,2}(?:unavailable|not (?:be )?(?:available|offered|provided|possible))|no (?:se )?(?:ofrece|patrocina|tramita)\p{L}* (?:\S+ ){0,3}?(?:visas?|visados?|patrocinio)|nao (?:oferece|patrocina|ha)\p{L}* (?:\S+ ){0,3}?(?:vistos?|patrocinio)|(?:tidak|tiada) (?:\S+ ){0,2}(?:sponsor|tajaan) visa|vize sponsorlugu (?:yok|saglan\p{L}*ma)|(?:不|無法|无法)(?:提供|協助|协助|辦理|办理)[^，,]{0,8}(?:簽證|签证)|ビザ(?:の)?(?:取得)?(?:支援|サポート)(?:は)?(?:なし|不可|行って(?:い|おり)ません|ありません)/u

const SPONSORED =
  /visa sponsorship|sponsor(?:s|ing)? (?:\S+ ){0,3}?(?:work )?visas?(?!\p{L})|(?:offer|provid|includ)\p{L}* (?:\S+ ){0,4}?(?:visa (?:support|assistance)|work (?:visa|permit)s?(?!\p{L}))|(?:work visa|work permit|visa) (?:is |will be )?(?:provided|offered|arranged)|(?:patrocinio|apoyo|tramite) (?:de|del|con la|con el) visad?[ao]?(?!\p{L})|patrocin(?:amos|io de) visto|(?:sponsor|tajaan) visa|vize sponsorlugu|calisma izni destegi|(?:提供|辦理|办理|協助|协助|代辦|代办)[^，,]{0,12}(?:工作|就[業业勞劳職职])(?:簽證|签证)|ビザ(?:の)?(?:取得)?(?:支援|サポート|スポンサー)|(?:نوفر|توفير|تتوفر|يتوفر) (?:\S+ )?(?:تاشيره|فيزا)|كفاله (?:ال)?تاشيره/u

const CITIZENS =
  /citizens? only|only (?:\p{L}[\p{L}.]* ){0,2}citizens|(?:must be|limited to|restricted to|reserved for|strictly for) (?:an? )?(?:\p{L}[\p{L}.]* ){0,2}citizens?|citizenship (?:is )?(?:required|mandatory)|(?:saudi|emirati|uae|kuwaiti|qatari|omani|bahraini)s?(?: nationals?)? only|(?:singaporean|filipino|malaysian)s? only|(?:solo|exclusivamente)(?: para)? ciudadanos|nacionalidad (?:\S+ ){0,2}(?:requerida|obligatoria|indispensable)|(?:so|somente|apenas)(?: para)? (?:cidadaos|brasileiros)|(?<!\p{L})wni(?!\p{L}|\/wna)|warga ?negara (?:indonesia|malaysia)|(?:t\.? ?c\.?|turkiye cumhuriyeti) vatanda|(?:限|須具|须具|具有?)[^，,]{0,14}(?:國籍|国籍)|(?:仅限|僅限|只限)[^，,]{0,6}公民|日本国籍(?:の方)?(?:のみ|限定|必須|に限|を有する)|(?:للسعوديين|للمواطنين|للاماراتيين|للكويتيين) فقط|سعوديه? الجنسيه/u

/** A permanent resident is not a citizen. */
const RESIDENTS = /residen|(?<!\p{L})prs?(?!\p{L})|mukim|居留|永住|مقيم/u

const PERMIT =
  /(?<!\p{L})(?:authori[sz]ed|eligible|legally able|entitled|right|permission|authori[sz]ation) to (?:live and )?work in(?!\p{L})|(?:valid|possess|hold|have|existing|must) (?:\S+ ){0,6}?work (?:permits?|visas?|authori[sz]ation)|work (?:permit|visa|authori[sz]ation) (?:is )?(?:required|needed|mandatory)|permiso de trabajo (?:en|vigente|valido|para)(?!\p{L})|(?:con|tener|poseer) permiso de trabajo|autorizacao (?:de|para) trabalh|visto de trabalho (?:valido|vigente)|izin kerja (?:yang )?(?:berlaku|sah|valid)|permit kerja (?:yang )?sah|calisma izni(?:ne|niz)? (?:olan|bulunan|gerek|sahip)|(?:持有|具備|具备|需有|須有)[^，,]{0,8}(?:工作證|工作证|工作許可|工作许可|工作簽證|工作签证)|就労(?:ビザ|資格|許可)(?:を|が)?(?:お持ち|保有|必須|必要|所持|ある)|اقامه (?:ساريه|قابله للنقل|نظاميه)|تصريح عمل/u
