import { foldText } from '#shared/fold-text.ts'

/** Ids of `config/lists` (degrees), lowest first. */
const BELOW_HIGH_SCHOOL = 1
const HIGH_SCHOOL = 2
const VOCATIONAL = 3
const ASSOCIATE = 4
const BACHELOR = 5
const MASTER = 6
const DOCTORATE = 7

/**
 * The lowest degree that is required: of "Bachelor/Masters" the bachelor's. A degree that is only preferred does not
 * count; a certificate or a language isn't a degree.
 */
export function readEducation(text: string): number | null {
  const required = foldText(text)
    .replace(/`/g, "'")
    .split(/[,;()。；\n]|(?<=\p{L}{4})\.\s/u)
    .map((clause) => clause.replace(/preferably.*$/, ''))
    .filter((clause) => !PREFERRED.test(clause))
    .join(', ')
  return DEGREES.find(([pattern]) => pattern.test(required))?.[1] ?? null
}

const PREFERRED =
  /prefer|advantage|plus(?!\p{L})|desirable|優先|优先|尚可|diutamakan|lebih disukai|uu tien|valorable|desejavel|tercih/u

const DEGREES: readonly (readonly [RegExp, number])[] = [
  [
    /初中|小学|小學|国中|國中|中卒|(?<!\p{L})(?:s\.?s\.?c|jsc|class (?:8|eight|viii)|primary school|below high school|smp|sd\/smp|educacion primaria|educacion secundaria obligatoria|eso|ensino fundamental|ilkokul|ortaokul|trung hoc co so|thcs)(?!\p{L})/u,
    BELOW_HIGH_SCHOOL,
  ],
  [
    /高中|高卒|고졸|(?<!\p{L})(?:h\.?s\.?c|a[ -]?level|high school|secondary school|ged|sma|slta|spm|bachillerato|ensino medio|segundo grau|lise|trung hoc pho thong|thpt)(?!\p{L})|ثانوي/u,
    HIGH_SCHOOL,
  ],
  [
    /中专|中職|中专|中技|高职|高職|職高|职高|專門学校|専門学校|(?<!\p{L})(?:vocational|smk|sijil kemahiran|trade certificate|grado medio|ciclo formativo grado medio|formacion profesional(?! grado superior)|ensino tecnico|curso tecnico|meslek lisesi|trung cap)(?!\p{L})|دبلوم مهني/u,
    VOCATIONAL,
  ],
  [
    /大专|大專|專科|专科|短大|高専|전문대|(?<!\p{L})(?:diploma|associate(?:'?s)?(?: degree)?|d[123]|grado superior|ciclo formativo grado superior|tecnologo|on ?lisans|cao dang|foundation degree)(?!\p{L})|دبلوم/u,
    ASSOCIATE,
  ],
  [
    /本科|大学(?!院)|大學|学士|學士|大卒|대졸|(?<!\p{L})(?:bachelors?|bachelor'?s|undergraduate|(?<!post[ -]?)graduat(?:e|ion)(?! school)|b\.? ?sc|b\.? ?com|b\.? ?a\.|b\.? ?tech|b\.? ?eng?g?|b\.? ?pharm|b\.? ?arch|bba|b\.b\.a|bs(?= in)|bss|bbs|bfa|l\.?l\.?b|mbbs|hons?|honours|s1|d4|d4\/s1|sarjana|ijazah|licenciatura|licenciad[oa]|grado|ingenieria|ensino superior|graduacao|lisans|dai hoc)(?!\p{L})|بكالوريوس/u,
    BACHELOR,
  ],
  [
    /硕士|碩士|修士|석사|(?<!\p{L})(?:masters?|master'?s|m\.? ?sc|m\.? ?com|m\.? ?a\.|m\.? ?tech|m\.? ?pharm|mba|m\.b\.a|ms(?= in)|mss|mbm|emba|l\.?l\.?m|postgraduate|post graduate|s2|magister|maestria|mestrado|posgrado|yuksek lisans|thac si)(?!\p{L})|ماجستير/u,
    MASTER,
  ],
  [
    /博士|박사|(?<!\p{L})(?:ph\.? ?d|doctora(?:te|l)|s3|doctorado|doutorado|doktora|tien si)(?!\p{L})|دكتوراه/u,
    DOCTORATE,
  ],
]
