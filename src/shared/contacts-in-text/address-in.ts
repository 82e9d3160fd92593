import { plainForm } from './plain-form.ts'

/** Ends of names that are no words: with one of these, what stands before it is an address. */
const ENDS =
  'com|net|org|info|biz|io|dev|app|xyz|site|online|link|page|blog|shop|cn|tw|hk|jp|kr|ph|sg|sa|ae|br|mx|tr|uk|eu|ai|example|test'
/** These are words too: only with a path, as short links have, or in a name with a hyphen or a digit. */
const WORDS = 'co|me|my|id|ly|gl|gd|to|is|it|in|at|be|pt|es|de|fr|us|tv|cc'

/** Products and companies that are called so. */
const NAMES =
  /(?<![a-z0-9@./-])(?:asp|ado|vb|ml|paint|booking|monday|salesforce|amazon|trip|jd|hotels|104|1111)\.(?:net|com)(?![a-z0-9/-]|\.[a-z0-9])/g

const DOT_WORDS = ['dot', 'punto', 'ponto', 'titik', 'nokta', '点', '點', 'ドット', 'دوت', 'نقطة']
  .map(plainForm)
  .join('|')
const SPELLED_DOT = new RegExp(
  String.raw`(?<=[a-z0-9][)\]]?)\s*[([]?(?<![a-z])(?:${DOT_WORDS})[)\]]?\s*(?=(?:${ENDS}|co|me|id|my)(?![a-z])|كوم|نت)`,
  'g',
)

/** Lengths are bounded, so that a long text takes no longer than its length. */
const NAME = '[a-z0-9][a-z0-9-]{0,62}'
const ADDRESSES: readonly RegExp[] = [
  /https?:\/\/|\bhxxps?:/,
  /\bwww\s?\.\s?[a-z0-9]/,
  new RegExp(String.raw`(?<![a-z0-9])(?:${NAME}\.){1,6}(?:${ENDS})(?![a-z0-9])`),
  new RegExp(String.raw`(?<![a-z0-9])(?:${NAME}\.){1,6}(?:${WORDS})\/[a-z0-9]`),
  new RegExp(
    String.raw`(?<![a-z0-9])(?:${NAME}\.){0,6}(?=[a-z0-9-]{0,62}[-\d])${NAME}\.(?:${WORDS})(?![a-z0-9.])`,
  ),
  /[a-z0-9]\s*\.\s*(?:كوم|نت)/,
]

/** Whether a plain text has an address of the web, also with its dots in words. */
export function addressIn(plain: string): boolean {
  const dotted = plain
    .replace(SPELLED_DOT, '.')
    .replace(/\s+\.(?=com\b)/g, '.')
    .replace(NAMES, ' ')
  return ADDRESSES.some((address) => address.test(dotted))
}

/** Whether a plain text has an address of mail. One with its signs in words is an address of the web already. */
export const emailIn = (plain: string): boolean =>
  /[a-z0-9._%+-]{1,64}\s?@\s?[a-z0-9-]{1,63}\.[a-z0-9]/.test(plain)
