import type { FastifyInstance } from 'fastify'
import { isLanguage, type Language } from '#config/languages.ts'
import { DEFAULT_SITE } from '#config/site.ts'
import { getCompany } from '#features/companies/contract.ts'
import { getJob } from '#features/jobs/contract.ts'
import type { texts } from '#i18n/common/en.ts'
import { formatsFor } from '#i18n/formats.ts'
import { type Catalogues, textsFor } from '#i18n/text.ts'
import type { Dispatcher } from '#platform/http/dispatcher.ts'
import { notFound } from '#shared/api-error.ts'
import { backgroundOf, initialOf } from '#shared/company-placeholder.ts'
import { sitePicturePath } from '#shared/picture-path.ts'
import type { Viewer } from '#shared/viewer.ts'
import { companyFacts, companyPicturePath, jobPicturePath } from '../../contract.ts'
import type { PayTexts } from '../pay-words.ts'
import { jobPicture } from './job-picture.ts'
import type { PictureContent } from './picture-content.ts'
import { createPictureRenderer } from './picture-renderer.ts'

interface PictureParts {
  dispatcher: Pick<Dispatcher, 'dispatchUncounted'>
  catalogues: Catalogues
}

/** The current state of a picture path: its current address, and its content. */
interface Known {
  path: string
  content: PictureContent
}

/** An outdated version redirects to the current one. */
const MOVED_SECONDS = 300

/** `/pictures/{kind}/{lang}/…png`: preview pictures of shared pages. Cached for ever: see `picture-path.ts`. */
export function mountPictures(app: FastifyInstance, parts: PictureParts): void {
  const press = createPictureRenderer()
  app.addHook('onClose', () => press.close())
  app.get<{ Params: { kind: string; lang: string; name: string } }>(
    '/pictures/:kind/:lang/:name',
    { config: { limit: 'picture' } },
    async (request, reply) => {
      const { kind, lang, name } = request.params
      const known = isLanguage(lang) ? await knownPicture(parts, kind, lang, name) : null
      if (known === null) throw notFound()
      if (known.path !== request.url) {
        return reply.header('cache-control', `public, max-age=${MOVED_SECONDS}`).redirect(known.path, 302)
      }
      const etag = `"${name}"`
      reply.headers({ 'content-security-policy': "default-src 'none'; sandbox", etag })
      const isKnown = request.headers['if-none-match']?.includes(etag) === true
      const png = isKnown ? Buffer.alloc(0) : await press.picture(known.path, known.content)
      if (png === null)
        return reply.code(503).header('retry-after', 5).header('cache-control', 'no-store').send()
      reply.header('cache-control', 'public, max-age=31536000, immutable').type('image/png')
      return isKnown ? reply.code(304).send() : reply.send(png)
    },
  )
}

async function knownPicture(
  { dispatcher, catalogues }: PictureParts,
  kind: string,
  language: Language,
  name: string,
): Promise<Known | null> {
  const siteName = DEFAULT_SITE.name
  const catalogue = catalogues.catalogueOf(language)
  if (kind === 'site') {
    const tagline = textsFor<typeof texts>(language, catalogue)('brand.tagline')
    const path = sitePicturePath(language, siteName, tagline)
    return { path, content: { kind, language, siteName, tagline } }
  }
  const id = /^(\d{1,15})-/.exec(name)?.[1]
  if (id === undefined) return null
  const viewer: Viewer = { role: 'visitor', language, country: null, address: '' }
  if (kind === 'company') {
    const company = await dispatcher.dispatchUncounted(getCompany, { company_id: id }, viewer)
    const mark = { letter: initialOf(company.name), ground: backgroundOf(company.id) }
    const content = {
      kind,
      language,
      siteName,
      name: company.name,
      mark,
      facts: companyFacts(company),
    } as const
    return { path: companyPicturePath(company, language, siteName), content }
  }
  if (kind !== 'job') return null
  const job = await dispatcher.dispatchUncounted(getJob, { job_id: id }, viewer)
  if (job.status === 'closed') return null
  const t: PayTexts = textsFor(language, catalogue)
  const mark = { letter: initialOf(job.company.name), ground: backgroundOf(job.company.id) }
  const content = jobPicture({ job, language, siteName, mark, t, formats: formatsFor(language) })
  return { path: jobPicturePath(job, language, siteName), content }
}
