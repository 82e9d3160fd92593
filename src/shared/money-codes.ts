/**
 * Two currencies are called like what people look for: PHP, a language too, and CAD, drawing by computer. Beside an amount
 * they are money, and nobody who asks for PHP means every job in the Philippines that says what it pays.
 */
export function withoutMoneyCodes(text: string): string {
  return text.replace(BESIDE_AMOUNT, ' ')
}

const CODE = '(?:P[Hh][Pp]|CAD)'
/** Three digits at least: PHP 8.2 is a version. */
const AMOUNT = String.raw`(?:\d{1,3}(?:[.,\s]\d{3})+|\d{3,}|\d+\s?[kK]\b)`
const BESIDE_AMOUNT = new RegExp(
  String.raw`\b${CODE}(?=\s?[$₱]?\s?${AMOUNT})|(?<=${AMOUNT}\s?)${CODE}\b`,
  'g',
)
