import type { FastifyInstance } from 'fastify'
import { isLanguage } from '#config/languages.ts'
import { notFound } from '#shared/api-error.ts'
import { SAMPLE_PICTURES } from '../../contract/draft-addresses.ts'
import { RESUME_TEMPLATES } from '../../contract/resume-choices.ts'
import type { ResumeMaker } from '../making/resume-maker.ts'
import { sampleOf, versionOf } from './sample-pictures.ts'

/** Pixels: a card is half as wide. */
const WIDTH = 560

/**
 * `/resume-templates/{lang}/{template}-{version}.png`: small pages of invented people. There are eighty, each drawn
 * once; whoever has one keeps it for ever. Another version than the present one is not found.
 */
export function mountSamples(app: FastifyInstance, { maker }: { maker: ResumeMaker }): void {
  const drawn = new Map<string, Promise<Buffer>>()
  app.get<{ Params: { lang: string; name: string } }>(
    `${SAMPLE_PICTURES}/:lang/:name`,
    { config: { limit: 'picture' } },
    async (request, reply) => {
      const { lang, name } = request.params
      const template = RESUME_TEMPLATES.find((known) => name.startsWith(`${known}-`))
      if (!isLanguage(lang) || template === undefined) throw notFound()
      if (name !== `${template}-${versionOf(template, lang)}.png`) throw notFound()
      const key = `${lang}/${name}`
      const picture = drawn.get(key) ?? maker.makePicture(sampleOf(template, lang), WIDTH)
      drawn.set(key, picture)
      picture.catch(() => drawn.delete(key))
      return reply
        .headers({
          'cache-control': 'public, max-age=31536000, immutable',
          'content-security-policy': "default-src 'none'; sandbox",
          'content-type': 'image/png',
        })
        .send(await picture)
    },
  )
}
