import { createHash } from 'node:crypto'

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/gi

/** `'sha256-…'` of each script that stands in a page, for its Content-Security-Policy; data blocks need none. */
export function hashInlineScripts(html: string): string[] {
  const scripts = [...html.matchAll(INLINE_SCRIPT)].filter(([, attributes = '']) => isExecuted(attributes))
  const hashes = scripts.map(([, , code = '']) => createHash('sha256').update(code).digest('base64'))
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`)
}

function isExecuted(attributes: string): boolean {
  const type = /\stype=["']?([^"'\s>]*)/i.exec(attributes)?.[1] ?? ''
  return ['', 'module', 'text/javascript', 'speculationrules', 'importmap'].includes(type.toLowerCase())
}
