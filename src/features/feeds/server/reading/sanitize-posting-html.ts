import sanitizeHtml from 'sanitize-html'
import { cutText } from '#shared/cut-text.ts'
import { readPrintedList } from './read-list.ts'

/**
 * A posting's description as HTML that is safe on a page: paragraphs, lists, two levels of headings, emphasis and line
 * breaks; no attributes, so nothing that runs, loads or links. Plain text gets its paragraphs and lists from its line
 * breaks and bullets. Text that was escaped twice is unescaped.
 *
 * Returns '' if nothing is left. Longer texts end at the last whole block before `MAX_LENGTH`.
 */
export function sanitizePostingHtml(text: string): string {
  const readable = cutText(text, MAX_LENGTH * 2)
    .replace(CONTROL, '')
    .replace(TORN_ESCAPE, unescapeTorn)
  const html = HTML.test(readable)
    ? readable
    : looksEscaped(readable)
      ? unescapeOnce(readable)
      : toHtml(readable)
  return cut(tidy(sanitizeHtml(html, RULES)))
}

const MAX_LENGTH = 50_000
const HTML = /<(?:p|br|div|ul|ol|li|b|strong|em|i|h[1-6]|span|a|table|section)(?:\s[^<>]*)?\/?>/i
// biome-ignore lint/suspicious/noControlCharactersInRegex: this pattern removes control characters
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u200b\u2028\u2029\ufeff]/g

// \u0027 of JSON without its backslash: 'youu0027ll'.
const TORN_ESCAPE = /(?<=\p{L})u00(2[267]|3[ce])/giu
const unescapeTorn = (_: string, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))

const RULES: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'ul', 'ol', 'li', 'br', 'strong', 'em', 'h3', 'h4'],
  allowedAttributes: {},
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'head',
    'title',
    'iframe',
    'svg',
    'math',
    'template',
  ],
  nestingLimit: 20,
  transformTags: {
    b: 'strong',
    i: 'em',
    h1: 'h3',
    h2: 'h3',
    h5: 'h4',
    h6: 'h4',
    div: 'p',
    section: 'p',
    article: 'p',
    blockquote: 'p',
    tr: 'p',
    dt: 'h4',
    dd: 'p',
  },
}

const looksEscaped = (text: string) => /&lt;(?:p|br|div|ul|ol|li|strong|b|h[1-6])\b/i.test(text)

const unescapeOnce = (text: string) =>
  text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')

/** The text of one posting may be several printed lists, one a line. */
function toHtml(text: string): string {
  const lines = text.split(/\r\n?|\n/).flatMap(entriesOfPrintedList)
  const blocks: string[] = []
  let paragraph: string[] = []
  let list: string[] = []
  const close = () => {
    if (paragraph.length > 0) blocks.push(`<p>${paragraph.join('<br>')}</p>`)
    if (list.length > 0) blocks.push(`<ul>${list.map((entry) => `<li>${entry}</li>`).join('')}</ul>`)
    paragraph = []
    list = []
  }
  for (const line of lines) {
    const trimmed = line.trim()
    const entry = BULLET.exec(trimmed)?.[1]
    if (trimmed === '' || (entry === undefined ? list.length > 0 : paragraph.length > 0)) close()
    if (entry !== undefined) list.push(escapeText(entry))
    else if (trimmed !== '') paragraph.push(escapeText(trimmed))
  }
  close()
  return blocks.join('')
}

const entriesOfPrintedList = (line: string): string[] =>
  readPrintedList(line)?.flatMap((entry) => (entry.trim() === '' ? [] : `• ${entry.trim()}`)) ?? [line]

const BULLET = /^(?:[•●▪◦‣·∙◆◇■□★☆※✓✔➢➤►▶→→*–—]|-(?=\s|\p{L})|o(?=\s{2,}|\t))\s*(\S.*)$/u

/** Entities of the writer stay as they are; a lone ampersand or bracket becomes an entity. */
const escapeText = (text: string) =>
  text
    .replace(/&(?!(?:[a-z]{2,8}|#\d{1,6}|#x[\da-f]{1,5});)/gi, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')

/** Removes elements without text, and paragraphs within paragraphs (a browser would close the outer one). */
function tidy(html: string): string {
  let tidied = html
    .replace(/\u00a0/g, ' ')
    .replace(/[ \t\r\n]+/g, ' ')
    .replace(/<p>\s*(?=<(?:p|ul|ol|h3|h4)>)/g, '')
    .replace(/(?<=<\/(?:p|ul|ol|h3|h4)>)\s*<\/p>/g, '')
    .replace(/(?:<br ?\/?>\s*){3,}/g, '<br><br>')
    .replace(/<br ?\/?>/g, '<br>')
  for (let before = ''; before !== tidied; ) {
    before = tidied
    tidied = tidied
      .replace(/<(p|li|ul|ol|h3|h4|strong|em)>(?:\s|<br>)*<\/\1>/g, '')
      .replace(/(<(?:p|li|h3|h4)>)(?:\s|<br>)+/g, '$1')
      .replace(/(?:\s|<br>)+(<\/(?:p|li|h3|h4)>)/g, '$1')
  }
  return tidied.trim()
}

function cut(html: string): string {
  if (html.length <= MAX_LENGTH) return html
  const end = html.slice(0, MAX_LENGTH).lastIndexOf('</')
  // Closes the elements that are open at the cut.
  return tidy(sanitizeHtml(html.slice(0, Math.max(end, 0)), RULES))
}
