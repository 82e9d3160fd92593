import { nameOf } from '#config/taxonomy/taxonomy.ts'
import { readFunction, type TitleInPosting } from './read-function.ts'

/** What names and words say by themselves. */
export const read = (posting: TitleInPosting) => readFunction(posting, () => [])

/** The names of the titles that are read, in English. */
export const titles = (title: string, { language = 'en', category = '' } = {}) =>
  read({ title, category, language, country: null }).titleIds.map((id) => nameOf('title', id, 'en'))

/** The names of the functions that are read, in English. */
export const functions = (title: string, { language = 'en', category = '' } = {}) =>
  read({ title, category, language, country: null }).functionIds.map((id) => nameOf('function', id, 'en'))
