/**
 * Where a message may go: one address, nothing else. Whatever could make two of one, add a name or break a line of a
 * header or of SMTP is no address here, so that it never comes to quoting.
 */
export function isMailAddress(text: string): boolean {
  return text.length <= 254 && ADDRESS.test(text)
}

/** E.164. */
export const isPhoneNumber = (text: string): boolean => /^\+[1-9]\d{6,14}$/.test(text)

/** The atoms of RFC 5322 and the names of RFC 1123; no quotes, comments, literals. */
const ADDRESS =
  /^(?!\.)(?!.*\.\.)[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}(?<!\.)@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)*[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/

/** A subject as it may stand in a header, whoever wrote a part of it. */
export const subjectLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]+/gu, ' ')
    .trim()
    .slice(0, 250)

/** Headers that a letter may bring along: for lists, and for feedback about them. */
export const isOwnHeader = (name: string, value: string): boolean =>
  /^(?:List-(?:Unsubscribe|Unsubscribe-Post|Id|Help)|Feedback-ID)$/.test(name) &&
  /^[\x20-\x7e]{1,900}$/.test(value)
