import { lookUp } from '#shared/look-up.ts'

/** Characters that XML 1.0 forbids, even escaped. */
const UNFIT = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text between tags or within an attribute's quotes. */
export const xmlText = (text: string): string =>
  text.replace(UNFIT, '').replace(/[&<>"]/g, (sign) => lookUp(ESCAPES, sign) ?? sign)

/** The same without escapes; if the text contains the end of the section, a second section continues. */
export const cdata = (text: string): string =>
  `<![CDATA[${text.replace(UNFIT, '').replaceAll(']]>', ']]]]><![CDATA[>')}]]>`

/** `Sat, 21 Nov 2026 20:36:08 GMT` (RFC 822 with four digits of the year, as required in feeds). */
export const rfc822 = (date: Date): string => date.toUTCString()
