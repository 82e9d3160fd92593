/**
 * Validates recipients: exactly one address. A text that could become two addresses, add a name or break a line of a
 * header or of SMTP is refused, so that quoting is never needed.
 */
export function isMailAddress(text: string): boolean {
  return text.length <= 254 && ADDRESS.test(text)
}

/** E.164. */
export const isPhoneNumber = (text: string): boolean => /^\+[1-9]\d{6,14}$/.test(text)

/** The atoms of RFC 5322 and the names of RFC 1123; no quotes, comments, literals. */
const ADDRESS =
  /^(?!\.)(?!.*\.\.)[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}(?<!\.)@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)*[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/

/** Makes a subject safe for a header, whoever wrote parts of it. */
export const subjectLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]+/gu, ' ')
    .trim()
    .slice(0, 250)

/** Whether a message may set this header: only those for lists, and for feedback about them. */
export const isOwnHeader = (name: string, value: string): boolean =>
  /^(?:List-(?:Unsubscribe|Unsubscribe-Post|Id|Help)|Feedback-ID)$/.test(name) &&
  /^[\x20-\x7e]{1,900}$/.test(value)
