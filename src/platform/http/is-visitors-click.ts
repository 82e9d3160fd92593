import type { FastifyRequest } from 'fastify'
import { isbot } from 'isbot'

/**
 * Whether a person clicked a link on one of our pages. Excluded are crawlers, prefetching browsers, and other sites
 * that embed or link the address. Older browsers send fewer headers and are trusted.
 */
export function isVisitorsClick({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): boolean {
  const agent = headers['user-agent'] ?? ''
  if (method !== 'GET' || isPrefetch(headers) || agent === '' || isbot(agent)) return false
  const { 'sec-fetch-site': site = 'same-origin', 'sec-fetch-dest': destination = 'document' } = headers
  return site === 'same-origin' && destination === 'document'
}

/** Whether the browser prefetches, expecting that the visitor will go there. */
export const isPrefetch = (headers: FastifyRequest['headers']): boolean =>
  [headers['sec-purpose'], headers.purpose, headers['x-purpose'], headers['x-moz']].some((purpose) =>
    /prefetch|prerender|preview/i.test(String(purpose ?? '')),
  )
