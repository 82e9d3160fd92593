/**
 * Words without meaning in a search for jobs: articles and prepositions, and the words for "job" itself. A query may
 * contain them ("accountant jobs in Dubai"), a posting need not. They are one list for all languages, because the
 * language of a query is unknown; words that have a meaning in another language (IT, die, as) are not in it.
 */
import { foldText } from './fold.ts'

/** Whether a folded word does not help to tell which job is meant. */
export function isNoise(word: string): boolean {
  return NOISE.has(word)
}

const WORDS = [
  'a an and at by for from in of on or the to with near job jobs vacancy vacancies hiring opening openings',
  'de del el la los las en y o para por con un una trabajo trabajos empleo empleos vacante vacantes',
  'da do das dos e em no na nos nas com um uma vaga vagas emprego empregos',
  'le les et du des pour emploi emplois offre offres',
  'der das und fur im mit stelle stellen stellenangebote',
  'di dan untuk yang ke dari lowongan kerja loker pekerjaan jawatan kosong kerja',
  've ile icin is ilani ilanlari',
  'في من على الى و وظيفة وظائف عمل',
  'tuyen dung viec lam',
  '招聘 招募 诚聘 急聘 職缺 工作 求人 募集 채용 구인',
]

const NOISE = new Set(WORDS.flatMap((line) => foldText(line).split(' ')))
