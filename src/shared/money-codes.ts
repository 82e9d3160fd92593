/**
 * Two currency codes are also search words: PHP is a language, and CAD is drawing by computer. Beside an amount they
 * mean money. A search for PHP must not match every job in the Philippines that states its pay.
 */
export function withoutMoneyCodes(text: string): string {
  return text.replace(BESIDE_AMOUNT, ' ')
}

const CODE = '(?:P[Hh][Pp]|CAD)'
/**
 * Three digits at least, since PHP 8.2 is a version. The pattern only looks beside a code and never far, since texts
 * may be hostile.
 */
const AFTER = String.raw`\s?[$₱]?\s?(?:\d{3}|\d{1,2}[.,\s]\d{3}|\d{1,2}\s?[kK]\b)`
const BEFORE = String.raw`(?:\d{3}|\d\s?[kK]\b)\s?`
const BESIDE_AMOUNT = new RegExp(String.raw`\b${CODE}(?=${AFTER})|${CODE}\b(?<=${BEFORE}${CODE})`, 'g')
