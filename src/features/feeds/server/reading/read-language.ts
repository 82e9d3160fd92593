import { eld } from 'eld/medium'
import { MARKETS } from '#config/markets.ts'
import { lookUp } from '#shared/look-up.ts'
import { chineseScript } from './chinese-script.ts'

/**
 * The language of a posting. If the script decides, it is used: kana is Japanese, hangul Korean. For the Latin scripts
 * n-gram statistics are compared, and since titles are short, only among the languages that are likely in the posting's
 * country. The language that the feed claims gets a bonus, not more: boards often state the language of the board.
 */
export function readLanguage(posting: {
  title: string
  /** Plain text. */
  description: string
  /** BCP 47 as the feed states it. */
  claimed: string | null
  country: string | null
}): string | null {
  const sample = `${posting.title}\n${posting.description.slice(0, SAMPLE_LENGTH)}`
  const counts = countScripts(sample)
  if (counts.total === 0) return posting.claimed
  const { latin, han, kana } = counts
  // A Chinese character carries as much as three letters; product names in Latin letters occur in texts of every
  // script.
  if (kana * 3 > latin * 0.15 && kana > 0) return 'ja'
  if ((han + kana) * 3 > latin * 0.4) return hanLanguage(sample, posting)
  for (const [script, language] of OTHER_SCRIPTS) {
    if (counts[script] * 2 > latin * 0.4) return language === 'ar' ? arabicLanguage(sample) : language
  }
  return latinLanguage(sample, posting)
}

const SAMPLE_LENGTH = 1200

/** A feed's language as BCP 47 (`zh_CN` is `zh-CN`); null if it is not a valid tag. */
export function languageTag(said: string): string | null {
  try {
    const [tag = ''] = Intl.getCanonicalLocales(said.trim().replaceAll('_', '-'))
    return /^[a-z]{2,3}(-|$)/.test(tag) ? tag : null
  } catch {
    return null
  }
}

interface Hints {
  claimed: string | null
  country: string | null
}

const SCRIPTS = {
  latin: /\p{Script=Latin}/u,
  han: /\p{Script=Han}/u,
  kana: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
  arabic: /\p{Script=Arabic}/u,
  hangul: /\p{Script=Hangul}/u,
  thai: /\p{Script=Thai}/u,
  devanagari: /\p{Script=Devanagari}/u,
  bengali: /\p{Script=Bengali}/u,
  cyrillic: /\p{Script=Cyrillic}/u,
  greek: /\p{Script=Greek}/u,
  hebrew: /\p{Script=Hebrew}/u,
  sinhala: /\p{Script=Sinhala}/u,
  tamil: /\p{Script=Tamil}/u,
}
type Script = keyof typeof SCRIPTS

const OTHER_SCRIPTS = [
  ['arabic', 'ar'],
  ['hangul', 'ko'],
  ['thai', 'th'],
  ['devanagari', 'hi'],
  ['bengali', 'bn'],
  ['cyrillic', 'ru'],
  ['greek', 'el'],
  ['hebrew', 'he'],
  ['sinhala', 'si'],
  ['tamil', 'ta'],
] as const satisfies readonly (readonly [Script, string])[]

const SCRIPT_ENTRIES = Object.entries(SCRIPTS)
const isScript = (name: string): name is Script => Object.hasOwn(SCRIPTS, name)

function countScripts(text: string): Record<Script | 'total', number> {
  const counts = {
    total: 0,
    latin: 0,
    han: 0,
    kana: 0,
    arabic: 0,
    hangul: 0,
    thai: 0,
    devanagari: 0,
    bengali: 0,
    cyrillic: 0,
    greek: 0,
    hebrew: 0,
    sinhala: 0,
    tamil: 0,
  }
  for (const character of text) {
    if (/[a-z]/i.test(character)) {
      counts.latin++
      counts.total++
      continue
    }
    if (character < '\u00c0') continue
    const script = SCRIPT_ENTRIES.find(([, pattern]) => pattern.test(character))?.[0]
    if (script === undefined || !isScript(script)) continue
    counts[script]++
    counts.total++
  }
  return counts
}

/** Chinese, or Japanese without kana; only the feed or the country can decide. */
function hanLanguage(sample: string, { claimed, country }: Hints): string {
  if (claimed === 'ja' || (country === 'JP' && !claimed)) return 'ja'
  if (claimed === 'ko' || (country === 'KR' && !claimed)) return 'ko'
  const byCharacters = chineseScript(sample)
  if (byCharacters) return byCharacters
  if (claimed?.startsWith('zh')) return claimed
  return country === 'TW' || country === 'HK' || country === 'MO' ? 'zh-TW' : 'zh-CN'
}

/** Letters that Arabic does not have: those of Urdu and Persian. */
function arabicLanguage(sample: string): string {
  if (/[ٹڈڑںے]/.test(sample)) return 'ur'
  return /[گچپژ]/.test(sample) && /[یک]/.test(sample) ? 'fa' : 'ar'
}

/** For countries without a market: the languages to expect beside English. */
const OTHER_LANGUAGES: Readonly<Record<string, readonly string[]>> = {
  AR: ['es'],
  AT: ['de'],
  BE: ['nl', 'fr'],
  CH: ['de', 'fr', 'it'],
  CO: ['es'],
  CR: ['es'],
  CZ: ['cs'],
  DE: ['de'],
  DK: ['da'],
  FI: ['fi', 'sv'],
  FR: ['fr'],
  HR: ['hr'],
  HU: ['hu'],
  IT: ['it'],
  LU: ['fr', 'de'],
  NL: ['nl'],
  NO: ['no'],
  PE: ['es'],
  PL: ['pl'],
  PT: ['pt'],
  RO: ['ro'],
  SE: ['sv'],
}
const ANYWHERE = ['de', 'es', 'fr', 'hu', 'it', 'nl', 'pl', 'pt', 'tr', 'vi']
const LONG_TEXT = 200
// A factor on the n-gram sums in favour of English, and one in favour of the language that the feed claims.
const ENGLISH_PRIOR = 1.35
const CLAIM_PRIOR = 1.35

function latinLanguage(sample: string, { claimed, country }: Hints): string | null {
  const detected = detector().detect(sample.toLowerCase())
  const scores = detected.getScores()
  const isLong = sample.length >= LONG_TEXT
  const local = postedIn(country)
  // For titles of one or two words, the statistics fail most between these two and English.
  if (!isLong && !claimed && local.includes('ms') && MALAY_TITLE.test(sample)) {
    return malayOrIndonesian(sample, { country, claimed })
  }
  const englishPrior = local[0] === 'en' || local === ANYWHERE ? ENGLISH_PRIOR : 1
  const likely = new Set(['en', ...(claimed ? [toDetectable(claimed)] : []), ...local])
  let best: { language: string; score: number } | null = null
  for (const [language, score] of Object.entries(scores)) {
    if (!isLong && !likely.has(language)) continue
    const prior =
      claimed && language === toDetectable(claimed) ? CLAIM_PRIOR : language === 'en' ? englishPrior : 1
    if (!best || score * prior > best.score) best = { language, score: score * prior }
  }
  // 'CTO' and 'HR' are words in every language.
  if (!best) return claimed
  return best.language === 'ms' ? malayOrIndonesian(sample, { country, claimed }) : best.language
}

const toDetectable = (language: string) => {
  const [base = ''] = language.toLowerCase().split('-')
  return base === 'id' ? 'ms' : base
}

function postedIn(country: string | null): readonly string[] {
  if (!country) return ANYWHERE
  const market = MARKETS.find((candidate) => candidate.country === country)
  const europe = country === 'EU' ? ANYWHERE : []
  return [...(market?.postingLanguages ?? []), ...(lookUp(OTHER_LANGUAGES, country) ?? []), ...europe].map(
    toDetectable,
  )
}

/** The statistics have both as one language. */
function malayOrIndonesian(sample: string, { country, claimed }: Hints): string {
  if (claimed === 'id' || claimed === 'ms') return claimed
  if (country === 'ID') return 'id'
  if (country === 'MY' || country === 'SG' || country === 'BN') return 'ms'
  const text = sample.toLowerCase()
  return (text.match(MALAY)?.length ?? 0) > (text.match(INDONESIAN)?.length ?? 0) ? 'ms' : 'id'
}

const MALAY_TITLE =
  /\b(?:administrasi|akuntansi|akunting|analis|apoteker|asisten|bagian|cabang|desain|dokter|gudang|guru|juru|kantor|karyawan|kasir|kepala|kerani|keuangan|konten|koordinator|kurir|lapangan|logistik|mekanik|operasional|pajak|pegawai|pelayan(?:an)?|pemandu|pemasaran|pembantu|penempatan|pengawas|penjualan|penyelia|perawat|petugas|pengemudi|pramuniaga|produksi|sekretaris|sopir|staf|supir|teknisi|tenaga|toko|umum|wilayah)\b/i
const MALAY = /\b(?:syarikat|pekerja|boleh|jawatan|pejabat|calon|gaji|mesti|awak|kerajaan)\b/g
const INDONESIAN = /\b(?:karyawan|perusahaan|kantor|bisa|minimal|kami|jurusan|sma|smk|lowongan)\b/g

const LATIN_LANGUAGES = 'en es pt ms tr vi tl de fr it nl sv da no fi pl cs ca ro hu hr'.split(' ')

let latinDetector: typeof eld | undefined

function detector(): typeof eld {
  if (!latinDetector) {
    latinDetector = eld.newInstance()
    latinDetector.setLanguageSubset(LATIN_LANGUAGES)
  }
  return latinDetector
}
