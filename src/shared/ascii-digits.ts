/** The text with the digits of any script as 0 to 9. It keeps its length where the digits are of the basic plane. */
export const asciiDigits = (text: string): string => text.replaceAll(/\p{Nd}/gu, asciiDigit)

/** In Unicode the digits of a script follow each other from zero to nine, and no two scripts' digits touch. */
function asciiDigit(digit: string): string {
  const point = digit.codePointAt(0) ?? 0
  let zero = point
  while (point - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--
  return String(point - zero)
}
