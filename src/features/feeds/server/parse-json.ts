import { UnusableRow } from './feed-errors.ts'
import { MAX_DEPTH, MAX_VALUES } from './feed-limits.ts'

/**
 * JSON from outside. What is nested deeper than any posting is refused before it is parsed: later steps walk over
 * values by recursion, and a thousand brackets would take their stack. So is what consists of brackets and commas only,
 * which would take all memory.
 */
export function parseJson(text: string): unknown {
  refuseShape(text)
  try {
    return JSON.parse(text)
  } catch {
    throw new UnusableRow('is not JSON')
  }
}

function refuseShape(text: string): void {
  let depth = 0
  let values = 0
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]
    if (sign === '"') at = endOfString(text, at)
    else if (sign === '[' || sign === '{') depth++
    else if (sign === ']' || sign === '}') depth--
    else if (sign === ',') values++
    if (depth > MAX_DEPTH) throw new UnusableRow(`is nested deeper than ${MAX_DEPTH} levels`)
    if (values > MAX_VALUES) throw new UnusableRow(`has more than ${MAX_VALUES.toLocaleString('en')} values`)
  }
}

/** Where the string that begins here ends; the text's end where it doesn't. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let escapes = 0
    while (text[end - 1 - escapes] === '\\') escapes++
    if (escapes % 2 === 0) return end
  }
  return text.length
}
