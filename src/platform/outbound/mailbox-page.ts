import { DEFAULT_SITE } from '#config/site.ts'
import type { Outbound } from '../db/outbound-messages.ts'
import { type Html, html, NOTHING } from './html.ts'

export const MAILBOX_PATH = '/dev/mailbox'

/** How a message is shown: as mail programs would, its plain text, or its full source. */
export const MAILBOX_VIEWS = ['html', 'text', 'source'] as const
export type MailboxView = (typeof MAILBOX_VIEWS)[number]

interface Mailbox {
  /** Only messages to this address; empty: all. */
  to: string
  messages: readonly Outbound[]
  opened: Outbound | undefined
  view: MailboxView
}

/**
 * A shown message must not load, run or open anything: the page may only render, and the message is in a frame without
 * rights.
 */
export const MAILBOX_CSP = [
  ...["default-src 'none'", "style-src 'unsafe-inline'", "img-src 'self' data:", "form-action 'self'"],
  ...["base-uri 'none'", "frame-ancestors 'none'"],
].join('; ')

/** The page on which developers read messages that were not sent. English only: nobody else sees it. */
export async function mailboxPage(mailbox: Mailbox): Promise<string> {
  const { opened } = mailbox
  return String(html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Mailbox · ${DEFAULT_SITE.name}</title>
${STYLE}
</head>
<body>
<header>
<h1><a href="${MAILBOX_PATH}">Mailbox</a></h1>
<p>What ${DEFAULT_SITE.name} would send. Shown on this machine only, and kept for 7 days.</p>
<form method="get" action="${MAILBOX_PATH}" role="search">
<label for="to">Sent to</label>
<input id="to" name="to" value="${mailbox.to}" placeholder="Address or number" autocomplete="off">
<button>Filter</button>
${mailbox.to === '' ? NOTHING : html`<a href="${MAILBOX_PATH}">Show all</a>`}
</form>
</header>
<main>
<nav aria-label="Messages">${listOf(mailbox)}</nav>
${opened === undefined ? NOTHING : await readerOf(mailbox, opened)}
</main>
</body>
</html>
`)
}

function listOf({ messages, opened, to }: Mailbox): Html {
  if (messages.length === 0)
    return html`<p class="empty">${to === '' ? 'Nothing was sent yet.' : `Nothing was sent to ${to}.`}</p>`
  return html`<ol>${messages.map(
    (
      message,
    ) => html`<li><a href="${addressOf({ to }, message)}"${message.id === opened?.id ? html` aria-current="true"` : NOTHING}>
<b dir="auto">${message.subject === '' ? firstLine(message) : message.subject}</b>
<span><bdi>${message.recipient}</bdi> <time datetime="${message.created_at.toISOString()}">${timeOf(message)}</time></span>
</a></li>`,
  )}</ol>`
}

async function readerOf({ to, view }: Mailbox, message: Outbound): Promise<Html> {
  const isMail = message.channel === 'email'
  const shown = isMail ? view : 'text'
  return html`<article>
<h2 dir="auto">${message.subject === '' ? firstLine(message) : message.subject}</h2>
<dl>
<dt>To</dt><dd>${message.recipient}</dd>
<dt>Kind</dt><dd>${message.channel}, ${message.kind}, ${message.language}</dd>
<dt>Posted</dt><dd>${timeOf(message)}</dd>
${message.expires_at === null ? NOTHING : html`<dt>Good until</dt><dd>${clockTime(message.expires_at)}</dd>`}
${message.attachment_file_id === null ? NOTHING : html`<dt>Attachment</dt><dd>A file of its sender</dd>`}
${message.trouble === null ? NOTHING : html`<dt>Trouble</dt><dd>${message.trouble}</dd>`}
</dl>
${isMail ? html`<p class="views">${MAILBOX_VIEWS.map((name) => viewLink({ to }, message, name, shown))}</p>` : NOTHING}
${await contentsOf(message, shown)}
</article>`
}

const VIEW_NAMES: Readonly<Record<MailboxView, string>> = {
  html: 'Email',
  text: 'Plain text',
  source: 'Source',
}

const viewLink = (filter: { to: string }, message: Outbound, view: MailboxView, shown: MailboxView): Html =>
  html`<a href="${addressOf(filter, message, view)}"${view === shown ? html` aria-current="true"` : NOTHING}>${VIEW_NAMES[view]}</a> `

async function contentsOf(message: Outbound, view: MailboxView): Promise<Html> {
  if (message.text === '') return html`<p class="empty">It was emptied.</p>`
  if (view === 'source') {
    // The library of mail takes 10 MB, and few sites show a source.
    const { mailSource } = await import('./send-mail.ts')
    return html`<pre>${await mailSource(message)}</pre>`
  }
  if (view === 'text' || message.html === '') return html`<pre class="text" dir="auto">${message.text}</pre>`
  // Its links open outside the frame: inside, they could not work.
  const content = message.html.replace('<head>', '<head><base target="_blank">')
  return html`<iframe title="The email" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${content}"></iframe>`
}

function addressOf({ to }: { to: string }, { id }: Outbound, view?: MailboxView): string {
  const query = new URLSearchParams({ ...(to !== '' && { to }), id, ...(view !== undefined && { view }) })
  return `${MAILBOX_PATH}?${query}`
}

const firstLine = ({ text }: Outbound): string => text.split('\n', 1)[0] || '(emptied)'

const timeOf = ({ created_at }: Outbound): string => clockTime(created_at)

const clockTime = (time: Date): string => `${time.toISOString().slice(0, 19).replace('T', ' ')} UTC`

const STYLE = html`<style>
:root { color-scheme: light dark; --paper: light-dark(#fbfaf7, #101614); --surface: light-dark(#fff, #18201d);
  --ink: light-dark(#14211f, #e9efec); --muted: light-dark(#54635f, #9fb0aa); --line: light-dark(#e4e2da, #2a3531);
  --primary: light-dark(#0b6b53, #4cc3a0); --tint: light-dark(#e3f2ec, #16332a) }
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 15px/1.5 system-ui, sans-serif; overflow-wrap: anywhere }
a { color: var(--primary) }
header { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 24px; padding: 12px 24px; border-block-end: 1px solid var(--line); background: var(--surface) }
h1 { margin: 0; font-size: 20px } h1 a { color: inherit; text-decoration: none }
header p { margin: 0; color: var(--muted); flex: 1 1 280px }
form { display: flex; flex-wrap: wrap; align-items: center; gap: 8px }
input, button { font: inherit; min-block-size: 44px; padding: 4px 12px; border: 1px solid var(--muted); border-radius: 8px; background: var(--surface); color: inherit; min-inline-size: 0 }
button { background: var(--primary); border-color: var(--primary); color: var(--paper); font-weight: 600; cursor: pointer }
main { display: grid; grid-template-columns: minmax(280px, 380px) minmax(0, 1fr); align-items: start }
nav { border-inline-end: 1px solid var(--line) }
ol { margin: 0; padding: 0; list-style: none }
li a { display: block; padding: 12px 24px; border-block-end: 1px solid var(--line); color: inherit; text-decoration: none }
li a:hover, li a[aria-current] { background: var(--tint) }
li b { display: block; font-weight: 600 } li span { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 16px; color: var(--muted); font-size: 13px }
article { padding: 20px 24px } h2 { margin: 0 0 12px; font-size: 20px; line-height: 1.3 }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 2px 16px; margin: 0 0 12px } dt { color: var(--muted) } dd { margin: 0 }
.views a { display: inline-block; padding: 10px 16px; border-radius: 8px; text-decoration: none } .views a[aria-current] { background: var(--tint); font-weight: 600 }
iframe { inline-size: 100%; block-size: 780px; border: 1px solid var(--line); border-radius: 8px; background: var(--surface) }
pre { margin: 0; padding: 16px; border: 1px solid var(--line); border-radius: 8px; background: var(--surface); white-space: pre-wrap; font: 13px/1.5 ui-monospace, monospace }
pre.text { font: inherit }
.empty { padding: 24px; color: var(--muted) }
@media (max-width: 760px) { main { grid-template-columns: minmax(0, 1fr) } nav { border-inline-end: 0; max-block-size: 40vh; overflow: auto; border-block-end: 1px solid var(--line) } header, article { padding-inline: 16px } li a { padding-inline: 16px } }
</style>`
