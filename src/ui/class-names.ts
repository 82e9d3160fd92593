/** Joins the given names and skips empty ones: `classNames('card', chosen && 'border-primary')`. */
export const classNames = (...names: (string | false | null | undefined)[]): string =>
  names.filter((name) => typeof name === 'string' && name !== '').join(' ')
