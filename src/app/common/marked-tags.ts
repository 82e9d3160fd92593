/** What React renders for the `nonce` of our own links and scripts. */
export const markAttribute = (mark: string): string => ` nonce="${mark}"`

/**
 * Where the links and scripts are that were rendered with the mark. Searched from mark to mark: a page has a dozen, and
 * thousands of tags.
 */
export function* markedTags(html: string, mark: string): Generator<{ start: number; end: number }> {
  const attribute = markAttribute(mark)
  for (let at = html.indexOf(attribute); at >= 0; at = html.indexOf(attribute, at + 1)) {
    const start = html.lastIndexOf('<', at)
    const end = html.indexOf('>', at) + 1
    if (/^<(?:link|script)\s[^>]*>$/.test(html.slice(start, end))) yield { start, end }
  }
}
