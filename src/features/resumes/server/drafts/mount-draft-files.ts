import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ViewerOf } from '#platform/http/viewer-of-request.ts'
import { notFound } from '#shared/api-error.ts'
import { DRAFT_FILES } from '../../contract/draft-addresses.ts'
import type { Draft } from '../../contract/drafts.ts'
import { RESUME_TEMPLATES } from '../../contract/resume-choices.ts'
import { makeJsonResume } from '../making/make-json-resume.ts'
import { getDraft } from './drafts.ts'
import { type PrintDependencies, printedDraft } from './printed-draft.ts'

/** A picture or file opened by its own address can run nothing and load nothing. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/

/** Pixels of a small page, for screens of twice the density. */
const PICTURE_WIDTH = 164

type File = readonly [type: string, body: Buffer | string]

/**
 * `/resume-drafts/{id}/{name}`: the first page of a draft as a picture (`page.svg`), small pages of it in each template
 * (`lane.png`), and the draft as a file (`resume.pdf`, `.docx`, `.json`); for its owner alone.
 */
export function mountDraftFiles(
  app: FastifyInstance,
  deps: PrintDependencies & { viewerOf: ViewerOf },
): void {
  app.get<{ Params: { id: string; name: string } }>(
    `${DRAFT_FILES}/:id/:name`,
    { config: { limit: 'render' } },
    async (request, reply) => {
      const { id, name } = request.params
      const { accountId, draft } = await ownDraft(deps, request, id)
      const [type, body] = await fileOf(deps, { accountId, draft, name })
      headers(reply, type)
      if (name.startsWith('resume.'))
        reply.header(
          'content-disposition',
          `attachment; filename*=UTF-8''${encodeURIComponent(`${draft.name.toWellFormed()}.${name.slice(7)}`).replaceAll(/['()*]/g, '_')}`,
        )
      // The address of a picture has the version of the draft.
      else reply.header('cache-control', 'private, max-age=3600')
      return reply.send(body)
    },
  )
}

async function ownDraft(
  deps: Pick<PrintDependencies, 'db'> & { viewerOf: ViewerOf },
  request: FastifyRequest,
  id: string,
): Promise<{ accountId: string; draft: Draft }> {
  const viewer = deps.viewerOf(request)
  const accountId = viewer.session?.accountId
  if (!accountId || !UUID.test(id)) throw notFound()
  return { accountId, draft: await getDraft(deps, { id }, viewer) }
}

async function fileOf(
  deps: PrintDependencies,
  { accountId, draft, name }: { accountId: string; draft: Draft; name: string },
): Promise<File> {
  const document = await printedDraft(deps, accountId, draft)
  switch (name) {
    case 'page.svg':
      return ['image/svg+xml', (await deps.maker.makePage(document, 1)).svg]
    case 'resume.pdf':
      return ['application/pdf', (await deps.maker.makePdf(document)).pdf]
    case 'resume.docx':
      return [DOCX, await deps.maker.makeDocx(document)]
    case 'resume.json':
      return [
        'application/json; charset=utf-8',
        JSON.stringify(makeJsonResume(draft.content, deps.clock.now()), null, 2),
      ]
  }
  const template = RESUME_TEMPLATES.find((known) => name === `${known}.png`)
  if (template === undefined) throw notFound()
  const setting = { ...draft.setting, template }
  const printed = await printedDraft(deps, accountId, { ...draft, setting })
  return ['image/png', await deps.maker.makePicture(printed, PICTURE_WIDTH)]
}

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

const headers = (reply: FastifyReply, type: string) =>
  reply.headers({
    'content-type': type,
    'cache-control': 'private, no-store',
    vary: 'cookie',
    'content-security-policy': POLICY,
    // No other site can find out by a picture who is signed in here.
    'cross-origin-resource-policy': 'same-origin',
  })
