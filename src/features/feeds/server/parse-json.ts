import { UnusableRow } from './feed-errors.ts'
import { MAX_DEPTH, MAX_VALUES } from './feed-limits.ts'

/**
 * Parses JSON from outside. Deep nesting is refused before parsing: later steps walk over values recursively, and a
 * thousand brackets would exhaust the stack. JSON that consists mostly of brackets and commas is refused as well: it
 * would exhaust memory.
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

/** The end of the string that begins here; the text's end if the string does not end. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let escapes = 0
    while (text[end - 1 - escapes] === '\\') escapes++
    if (escapes % 2 === 0) return end
  }
  return text.length
}
