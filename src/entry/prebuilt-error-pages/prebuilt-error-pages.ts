import type { FastifyReply, FastifyRequest } from 'fastify'
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES } from '#config/languages.ts'
import type { texts } from '#i18n/common/en.ts'
import type { Catalogues } from '#i18n/text.ts'
import { textsFor } from '#i18n/text.ts'
import { brotli, gzipped } from '#platform/http/compress.ts'
import { encodingFor } from '#platform/http/compressed-response.ts'
import { refused } from '#platform/http/envelope.ts'
import { errorStatus } from '#platform/http/error-text.ts'
import type { ApiError } from '#shared/api-error.ts'
import { ERROR_PAGE_POLICY, errorPageHtml } from './error-page-html.ts'

/**
 * Error pages whose bytes are built once for each language, so that a refusal costs almost nothing. They are sent in
 * place of any page and depend only on the code of the refusal and the language.
 */
export interface PrebuiltErrorPages {
  /** Whether there is a page for this error. */
  has(refusal: ApiError): boolean
  /** @param language any that is none of ours stands for English */
  send(request: FastifyRequest, reply: FastifyReply, refusal: ApiError, language: string): FastifyReply
}

/** By code of the catalogue. */
const WORDS = {
  40006: { heading: 'error.busy_title', text: 'error.busy_text' },
  50006: { heading: 'maintenance.title', text: 'maintenance.text' },
  50017: { heading: 'error.crowded_title', text: 'error.crowded_text' },
  50018: { heading: 'away.title', text: 'away.text' },
} as const

interface Packed {
  plain: Buffer
  brotli: Buffer
  gzip: Buffer
}

/** Builds all of them, in some dozens of milliseconds: the first visitor of a crowd must not wait for that. */
export async function buildErrorPages(catalogues: Catalogues, siteName: string): Promise<PrebuiltErrorPages> {
  const kept = new Map<string, Packed>()
  for (const language of LANGUAGES) {
    const t = textsFor<typeof texts>(language, catalogues.catalogueOf(language))
    for (const [code, words] of Object.entries(WORDS)) {
      const page = errorPageHtml(Number(code), {
        language,
        siteName,
        heading: t(words.heading),
        text: t(words.text),
        again: t('offline.retry'),
      })
      kept.set(`${code} ${language}`, await pack(page))
    }
  }
  return {
    has: ({ code }) => code in WORDS,
    send(request, reply, refusal, language) {
      const { seconds } = refusal.params
      if (seconds !== undefined) reply.header('retry-after', String(seconds))
      reply.code(errorStatus(refusal.code)).header('cache-control', 'no-store')
      const packed = kept.get(`${refusal.code} ${isLanguage(language) ? language : DEFAULT_LANGUAGE}`)
      // The router treats a foreign response in the 400s or 500s as an error, and shows the error page.
      if (packed === undefined || isData(request)) return reply.send(refused(refusal, language))
      const encoding = encodingFor(request)
      reply.headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': ERROR_PAGE_POLICY,
        vary: 'accept-encoding, accept-language, cookie',
      })
      if (encoding === null) return reply.send(packed.plain)
      return reply.header('content-encoding', encoding).send(encoding === 'br' ? packed.brotli : packed.gzip)
    },
  }
}

async function pack(page: string): Promise<Packed> {
  return { plain: Buffer.from(page), brotli: await brotli(page, 'small'), gzip: await gzipped(page) }
}

/** The data of a page, for a client-side navigation. */
const isData = ({ url }: FastifyRequest): boolean => /^[^?]*\.data(?:\?|$)/.test(url)
