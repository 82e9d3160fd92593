import { createHash } from 'node:crypto'
import { directionOf, type Language } from '#config/languages.ts'
import { BRAND_COLOURS } from '#config/site.ts'
import { type Html, html, NOTHING } from './html.ts'

/**
 * The one template of our emails, which makes both the plain text and the HTML, so that both say the same. Opening an
 * email fetches nothing, so nobody learns that it was opened. Colours are those of the pages (ui/tokens.css), which
 * mail programs cannot read.
 */
export interface EmailContent {
  language: Language
  /** The brand, above everything. */
  sender: string
  heading: string
  parts: readonly EmailPart[]
  /** Small, below. */
  footer: readonly string[]
}

export type EmailPart =
  | { kind: 'text'; text: string }
  /** Large, and selected whole. */
  | { kind: 'code'; code: string }
  /** `url` stands below as well, after `fallback`, for programs that show no buttons. */
  | { kind: 'button'; url: string; label: string; fallback: string }
  /** Small, for what few readers want. */
  | { kind: 'link'; url: string; label: string }
  | { kind: 'facts'; facts: readonly { label: string; value: string }[] }
  /** Things that the reader may open, such as jobs. */
  | { kind: 'entries'; entries: readonly EmailEntry[] }
  /** What to do if the recipient did not cause this. */
  | { kind: 'advice'; text: string }

export interface EmailEntry {
  url: string
  /** Written by somebody else, as are the lines; `lang`: its language (BCP 47). */
  title: string
  lang: string
  lines: readonly string[]
  /** Small, for what few readers want. */
  note: string | null
  links: readonly { url: string; label: string }[]
}

export const writeEmail = (content: EmailContent): { text: string; html: string } => ({
  text: writeText(content),
  html: String(writeHtml(content)),
})

function writeText({ sender, heading, parts, footer }: EmailContent): string {
  const blocks = [heading, ...parts.map(textOf), ['--', sender, ...footer].join('\n')]
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`
}

function textOf(part: EmailPart): string {
  switch (part.kind) {
    case 'code':
      return part.code
    case 'button':
      return `${part.label}:\n${webAddress(part.url)}`
    case 'link':
      return `${part.label}:\n${webAddress(part.url)}`
    case 'facts':
      return part.facts.map(({ label, value }) => `${label}: ${oneLine(value)}`).join('\n')
    case 'entries':
      return part.entries.map(textOfEntry).join('\n\n')
    default:
      return part.text
  }
}

const textOfEntry = ({ url, title, lines, note, links }: EmailEntry): string =>
  [
    ...[title, ...lines, note ?? ''].map(oneLine).filter((line) => line !== ''),
    webAddress(url),
    ...links.map(({ url: to, label }) => `${label}: ${webAddress(to)}`),
  ].join('\n')

/** Text written by somebody else, made safe for one of our lines: it cannot break the line or reverse its direction. */
const oneLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\u200b\u2060\ufeff\p{Cs}]+/gu, ' ')
    .trim()
    .slice(0, 200)

function webAddress(url: string): string {
  if (!/^https?:\/\/[^\s"'<>`]+$/.test(url))
    throw new Error('A link in an email leads to a web address only.')
  return url
}

function writeHtml({ language, sender, heading, parts, footer }: EmailContent): Html {
  return html`<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<meta name="x-apple-disable-message-reformatting">
<title>${heading}</title>
${STYLE}
</head>
<body class="paper" style="${PAPER}">
${OUTLOOK_WIDTH}
<div role="article" aria-label="${heading}" lang="${language}" dir="${directionOf(language)}" style="${COLUMN}${faceOf(language)}">
<p class="brand" style="${BRAND}">${sender}</p>
<div class="card" style="${CARD}">
<h1 style="${HEADING}">${heading}</h1>
${parts.map(htmlOf)}
</div>
<div class="muted" style="${FOOTER}">${footer.map((line) => html`<p style="margin:0 0 8px">${line}</p>`)}</div>
</div>
${OUTLOOK_END}
</body>
</html>
`
}

function htmlOf(part: EmailPart): Html {
  switch (part.kind) {
    case 'text':
      return html`<p style="${PARAGRAPH}">${part.text}</p>\n`
    case 'code':
      return html`<p class="code" dir="ltr" translate="no" style="${CODE}">${part.code}</p>\n`
    case 'button':
      return html`<p style="margin:24px 0"><a class="button" href="${webAddress(part.url)}" style="${BUTTON}">${part.label}</a></p>
<p class="muted" style="${SMALL}">${part.fallback}<br><a class="link" href="${part.url}" dir="ltr" style="${LINK}">${part.url}</a></p>\n`
    case 'link':
      return html`<p style="${SMALL}"><a class="link" href="${webAddress(part.url)}" style="${LINK}">${part.label}</a></p>\n`
    case 'facts':
      return part.facts.length === 0 ? NOTHING : factsOf(part.facts)
    case 'entries':
      return html`${part.entries.map(htmlOfEntry)}`
    case 'advice':
      return html`<p class="advice" style="${ADVICE}">${part.text}</p>\n`
  }
}

const factsOf = (facts: readonly { label: string; value: string }[]): Html =>
  html`<dl class="facts" style="${FACTS}">${facts.map(
    ({ label, value }) =>
      html`<dt class="muted" style="${FACT_LABEL}">${label}</dt><dd style="${FACT_VALUE}"><bdi>${oneLine(value)}</bdi></dd>`,
  )}</dl>\n`

const htmlOfEntry = ({ url, title, lang, lines, note, links }: EmailEntry): Html =>
  html`<div class="entry" style="${ENTRY}"><p style="margin:0"><a class="link" href="${webAddress(url)}" style="${ENTRY_TITLE}"><bdi lang="${lang}">${oneLine(title)}</bdi></a></p>${lines.map(
    (line) => html`<p style="margin:2px 0 0"><bdi>${oneLine(line)}</bdi></p>`,
  )}${note === null ? NOTHING : html`<p class="muted" style="${ENTRY_NOTE}">${oneLine(note)}</p>`}${links.map(
    ({ url: to, label }) =>
      html`<p style="${ENTRY_NOTE}"><a class="muted" href="${webAddress(to)}" style="color:#54635f">${label}</a></p>`,
  )}</div>\n`

const FACES: Partial<Record<Language, string>> = {
  ja: `'Hiragino Sans','Noto Sans JP','Noto Sans CJK JP','Yu Gothic UI',`,
  'zh-CN': `'PingFang SC','Noto Sans SC','Noto Sans CJK SC','Microsoft YaHei',`,
  'zh-TW': `'PingFang TC','Noto Sans TC','Noto Sans CJK TC','Microsoft JhengHei',`,
  ar: `'SF Arabic','Noto Sans Arabic','Segoe UI','Geeza Pro',`,
}

const faceOf = (language: Language): string =>
  `;font-family:${FACES[language] ?? ''}-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif`

const PAPER = 'margin:0;padding:0;background:#fbfaf7;color:#14211f;-webkit-text-size-adjust:100%'
const COLUMN =
  'max-width:600px;margin:0 auto;padding:24px 12px;box-sizing:border-box;font-size:16px;line-height:1.6;text-align:start'
const BRAND = `margin:0 8px 16px;font-size:20px;line-height:1.2;font-weight:700;color:${BRAND_COLOURS.icon}`
const CARD =
  'padding:28px 24px 12px;background:#ffffff;border:1px solid #e4e2da;border-radius:12px;overflow-wrap:anywhere'
const HEADING = 'margin:0 0 16px;font-size:24px;line-height:1.3;font-weight:700'
const PARAGRAPH = 'margin:0 0 16px'
const CODE =
  'margin:0 0 16px;padding:16px 8px;background:#e3f2ec;color:#095743;border-radius:8px;font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;font-size:36px;line-height:1.2;font-weight:700;letter-spacing:0.14em;text-align:center;white-space:nowrap;-webkit-user-select:all;user-select:all'
const BUTTON = `display:inline-block;padding:12px 24px;background:${BRAND_COLOURS.icon};color:#fbfaf7;border-radius:8px;font-weight:600;line-height:20px;text-decoration:none`
const SMALL = 'margin:0 0 16px;font-size:14px;color:#54635f'
const LINK = `color:${BRAND_COLOURS.icon};word-break:break-all`
const ADVICE =
  'margin:0 0 16px;padding:12px 16px;background:#f2f2ef;border-radius:8px;font-size:14px;line-height:1.55'
const FACTS = 'margin:0 0 16px;padding:12px 0;border-top:1px solid #e4e2da;border-bottom:1px solid #e4e2da'
const FACT_LABEL = 'margin:0;font-size:14px;color:#54635f'
const FACT_VALUE = 'margin:0 0 8px;font-weight:600'
const ENTRY = 'margin:0 0 16px;padding:0 0 16px;border-bottom:1px solid #e4e2da'
const ENTRY_TITLE = `color:${BRAND_COLOURS.icon};font-size:17px;line-height:1.35;font-weight:700;text-decoration:none`
const ENTRY_NOTE = 'margin:6px 0 0;font-size:14px;line-height:1.45;color:#54635f'
const FOOTER = 'margin:16px 8px 0;font-size:13px;line-height:1.5;color:#54635f;overflow-wrap:anywhere'

/** Styles that attributes cannot hold: dark colours, which override the light ones in the attributes. */
const STYLE = html`<style>
:root { color-scheme: light dark; supported-color-schemes: light dark }
@media (prefers-color-scheme: dark) {
  .paper { background: #101614 !important; color: #e9efec !important }
  .brand, .link { color: #4cc3a0 !important }
  .card { background: #18201d !important; border-color: #2a3531 !important }
  .code { background: #16332a !important; color: #6ad4b4 !important }
  .button { background: #4cc3a0 !important; color: #101614 !important }
  .muted { color: #9fb0aa !important }
  .advice { background: #222b28 !important }
  .facts, .entry { border-color: #2a3531 !important }
}
@media (max-width: 360px) {
  .code { font-size: 30px !important }
}
</style>`

/** The source by which the policy of a page allows it: the settings show a mail in a frame. */
export const EMAIL_STYLE_SOURCE = `'sha256-${createHash('sha256')
  .update(String(STYLE).slice('<style>'.length, -'</style>'.length))
  .digest('base64')}'`

/** Outlook on Windows knows no largest width. */
const OUTLOOK_WIDTH = html`<!--[if mso]><table role="presentation" width="600" align="center"><tr><td><![endif]-->`
const OUTLOOK_END = html`<!--[if mso]></td></tr></table><![endif]-->`
