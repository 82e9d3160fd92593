import { lookUp } from '#shared/look-up.ts'

/**
 * Processes pages for the service worker. It has no DOM, so this code works on text. That is safe for two reasons: the
 * pages are our own server's, and inserted values are escaped.
 */

const SCRIPT = /<script\b[\s\S]*?<\/script>/gi
const FOR_SCRIPTS = /<link\b[^>]*\brel="(?:modulepreload|manifest)"[^>]*>/gi

/** A page for reading: everything in it works without scripts, and scripts would not find their data. */
export const withoutScripts = (html: string): string => html.replace(SCRIPT, '').replace(FOR_SCRIPTS, '')

/** The title of the page, without the site's name; as HTML. */
export function titleOf(html: string): string {
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''
  return title.includes(' · ') ? title.slice(0, title.lastIndexOf(' · ')) : title
}

const FILE = /\b(?:src|href)="(\/(?:assets|files)\/[^"]+)"/g

/** Paths of the files that a page without scripts shows: styles, fonts, icons, pictures. */
export function filesOf(html: string): string[] {
  return [...new Set([...html.matchAll(FILE)].map(([, path = '']) => path))]
}

/**
 * The parts of the offline page are its `<section data-part>`s, hidden until they are filled; they contain no further
 * sections. `fill` gets the content of the part and returns the content that replaces it.
 */
export function fillPart(html: string, part: string, fill: (inside: string) => string): string {
  return html.replace(partOf(part), (_whole, inside: string) => fill(inside))
}

/** The content of a part of the offline page; empty if it has no such part. */
export const insideOf = (html: string, part: string): string => partOf(part).exec(html)?.[1] ?? ''

const partOf = (part: string) =>
  new RegExp(`<section\\b[^>]*\\bdata-part="${part}"[^>]*>([\\s\\S]*?)</section>`)

/** Replaces `[[name]]` by values, given as HTML. */
export function fillValues(html: string, values: Readonly<Record<string, string>>): string {
  return html.replace(/\[\[(\w+)\]\]/g, (whole, name: string) => lookUp(values, name) ?? whole)
}

/** Adds the note at the beginning of the content. */
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
