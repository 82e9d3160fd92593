/**
 * Two currencies are called like what people look for: PHP, a language too, and CAD, drawing by computer. Beside an amount
 * they are money, and nobody who asks for PHP means every job in the Philippines that says what it pays.
 */
export function withoutMoneyCodes(text: string): string {
  return text.replace(BESIDE_AMOUNT, ' ')
}

const CODE = '(?:P[Hh][Pp]|CAD)'
/** Three digits at least: PHP 8.2 is a version. Beside a code that was found, and no longer than that takes: texts may be hostile. */
const AFTER = String.raw`\s?[$₱]?\s?(?:\d{3}|\d{1,2}[.,\s]\d{3}|\d{1,2}\s?[kK]\b)`
const BEFORE = String.raw`(?:\d{3}|\d\s?[kK]\b)\s?`
const BESIDE_AMOUNT = new RegExp(String.raw`\b${CODE}(?=${AFTER})|${CODE}\b(?<=${BEFORE}${CODE})`, 'g')
