import { lookUp } from '#shared/look-up.ts'

/**
 * Pages as the service worker keeps and fills them. It has no DOM, so this is work on text, and safe for two reasons: the
 * pages are our own server's, and what is put in is escaped.
 */

const SCRIPT = /<script\b[\s\S]*?<\/script>/gi
const FOR_SCRIPTS = /<link\b[^>]*\brel="(?:modulepreload|manifest)"[^>]*>/gi

/** A page to be read: everything in it works without scripts, and would look for their data in vain. */
export const withoutScripts = (html: string): string => html.replace(SCRIPT, '').replace(FOR_SCRIPTS, '')

/** What the page is called, without the site's name; as HTML. */
export function titleOf(html: string): string {
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''
  return title.includes(' · ') ? title.slice(0, title.lastIndexOf(' · ')) : title
}

const FILE = /\b(?:src|href)="(\/(?:assets|files)\/[^"]+)"/g

/** Paths of the files that a page without scripts shows: styles, faces, icons, pictures. */
export function filesOf(html: string): string[] {
  return [...new Set([...html.matchAll(FILE)].map(([, path = '']) => path))]
}

/**
 * The parts of the offline page are its `<section data-part>`s, hidden until they are filled; there is no section in
 * them. `fill` gets what is in the part and gives what stands in the page instead of it.
 */
export function fillPart(html: string, part: string, fill: (inside: string) => string): string {
  return html.replace(partOf(part), (_whole, inside: string) => fill(inside))
}

/** What is in a part of the offline page; empty without it. */
export const insideOf = (html: string, part: string): string => partOf(part).exec(html)?.[1] ?? ''

const partOf = (part: string) =>
  new RegExp(`<section\\b[^>]*\\bdata-part="${part}"[^>]*>([\\s\\S]*?)</section>`)

/** Puts values, given as HTML, where `[[name]]` stands. */
export function fillValues(html: string, values: Readonly<Record<string, string>>): string {
  return html.replace(/\[\[(\w+)\]\]/g, (whole, name: string) => lookUp(values, name) ?? whole)
}

/** At the head of the content. */
export const withNote = (html: string, note: string): string =>
  html.replace(/<main\b[^>]*>/, (main) => main + note)

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => lookUp(ENTITIES, sign) ?? sign)
