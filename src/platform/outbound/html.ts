/** Safe markup: only the tag `html` makes it. */
export class Html {
  readonly #markup: string

  constructor(markup: string) {
    this.#markup = markup
  }

  toString(): string {
    return this.#markup
  }
}

type Value = string | number | Html | readonly Html[]

/** Markup from a template. Inserted values are escaped, unless this tag made them. */
export function html(pieces: TemplateStringsArray, ...values: readonly Value[]): Html {
  return new Html(
    pieces.map((piece, index) => (index === 0 ? '' : written(values[index - 1] ?? '')) + piece).join(''),
  )
}

export const NOTHING = html``

function written(value: Value): string {
  if (value instanceof Html) return value.toString()
  if (typeof value === 'object') return value.map(String).join('')
  return String(value).replace(/[&<>"'`]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
