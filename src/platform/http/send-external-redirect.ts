import type { FastifyReply } from 'fastify'
import { contentSecurityPolicy } from './csp.ts'

/**
 * Redirects to another site with a page that forwards by itself. An HTTP redirect would count as part of the submitted
 * form, and our content policy forbids forms that end at another site.
 */
export function sendExternalRedirect(
  reply: FastifyReply,
  url: URL,
  name: string,
  language: string,
): FastifyReply {
  const address = url.href.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
  reply.header('content-security-policy', contentSecurityPolicy([]))
  return reply
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><meta http-equiv="refresh" content="0;url=${address}"><title>${name}</title><p><a href="${address}">${name}</a></p></html>`,
    )
}
