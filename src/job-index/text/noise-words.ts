/**
 * Words without meaning in a search for jobs: articles and prepositions, the words for "job", "company" and "staff"
 * themselves, and those that say that somebody looks for one. A query may contain them ("accountant jobs in Dubai",
 * "şirket", "eleman aranıyor", 会社), a posting need not. They are one list for all languages, because the language of a
 * query is unknown; words that have a meaning in another language (IT, die, as) are not in it.
 */
import { foldText } from './fold.ts'

/** Whether a folded word does not help to tell which job is meant. */
export function isNoise(word: string): boolean {
  return NOISE.has(word)
}

/** Whether it makes a sentence of the words around it, unlike "of", which mostly stands within a name. */
export function joinsWords(word: string): boolean {
  return JOINING.has(word)
}

const WORDS_THAT_JOIN = [
  'at by for from on the to with',
  'el la los las para por con un una',
  'com para um uma',
  'mit',
  'dengan untuk',
  'ile icin',
]

const OTHER_WORDS = [
  'a an and in of or near job jobs vacancy vacancies hiring opening openings company companies',
  'de del en y o trabajo trabajos empleo empleos vacante vacantes empresa empresas compañía compañías',
  'da do das dos e em no na nos nas vaga vagas emprego empregos',
  'le les et du des pour emploi emplois offre offres',
  'der das und fur im stelle stellen stellenangebote',
  'di dan yang ke dari orang nak lowongan kerja loker pekerjaan jawatan kosong syarikat perusahaan',
  've is isi isleri ilani ilanlari şirket şirketi firma firması eleman elemanı personel personeli aranıyor aranan lazım istiyorum',
  'في من على الى و وظيفة وظائف عمل شركة شركات',
  'tuyen dung viec lam',
  '招聘 招募 诚聘 急聘 職缺 工作 公司 求人 募集 仕事 会社 企業 채용 구인 회사',
]

const setOf = (lines: readonly string[]): ReadonlySet<string> =>
  new Set(lines.flatMap((line) => foldText(line).split(' ')))

const JOINING = setOf(WORDS_THAT_JOIN)
const NOISE = setOf([...WORDS_THAT_JOIN, ...OTHER_WORDS])
