const EAST_ASIAN = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々]+$/u

interface Person {
  first_name: string
  last_name: string
  /** ISO 3166 alpha-2. */
  country: string | null
}

/**
 * A name as its owner would write it: `Maria Santos`, `佐藤 愛子`, `陳怡君`, `Nguyễn Minh Lan`. Empty if neither part is
 * known.
 */
export function personName({ first_name, last_name, country }: Person): string {
  if (first_name === '' || last_name === '') return first_name || last_name
  if (EAST_ASIAN.test(first_name) && EAST_ASIAN.test(last_name)) {
    return country === 'JP' ? `${last_name} ${first_name}` : `${last_name}${first_name}`
  }
  return country === 'VN' ? `${last_name} ${first_name}` : `${first_name} ${last_name}`
}

/** A short form where there is little room: the given name, unless that alone is impolite. */
export function shortName(person: Person): string {
  return EAST_ASIAN.test(person.first_name) ? personName(person) : person.first_name || person.last_name
}
