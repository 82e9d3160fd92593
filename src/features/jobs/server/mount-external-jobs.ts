import type { FastifyInstance, FastifyRequest } from 'fastify'
import { EXTERNAL_JOB } from '#config/external-redirects.ts'
import type { Dispatcher } from '#platform/http/dispatcher.ts'
import { isPrefetch, isVisitorsClick } from '#platform/http/is-visitors-click.ts'
import type { ViewerOf } from '#platform/http/viewer-of-request.ts'
import { ApiError } from '#shared/api-error.ts'
import { clickExternalJob, getJob } from '../contract.ts'

interface Parts {
  dispatcher: Dispatcher
  viewerOf: ViewerOf
}

const TOO_MANY = 40006
const LONGEST_AGENT = 1000

/**
 * `/out/job/{id}`: redirects to the employer's page of an external job, and only there. A visitor's click is counted;
 * other clients are redirected without a count. A job that nobody can apply for redirects to its own page, which says
 * why.
 */
export function mountExternalJobs(app: FastifyInstance, { dispatcher, viewerOf }: Parts): void {
  app.get<{ Params: { job_id: string } }>(`${EXTERNAL_JOB}/:job_id`, async (request, reply) => {
    reply.headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' })
    // A refused prefetch is repeated when the visitor really goes there, and then it counts.
    if (isPrefetch(request.headers)) return reply.code(503).send()
    return reply.redirect(await targetOf(request), 303)
  })

  async function targetOf(request: FastifyRequest<{ Params: { job_id: string } }>): Promise<string> {
    const viewer = viewerOf(request)
    const { job_id } = request.params
    try {
      if (isVisitorsClick(request)) {
        const device = request.headers['user-agent']?.slice(0, LONGEST_AGENT)
        return (await dispatcher.dispatch(clickExternalJob, { job_id, device }, viewer)).external_url
      }
      const job = await dispatcher.dispatch(getJob, { job_id }, viewer)
      if (job.status === 'open' && job.external_url !== null) return job.external_url
    } catch (error) {
      if (!(error instanceof ApiError) || error.code === TOO_MANY) throw error
    }
    return `/${viewer.language}/job/${encodeURIComponent(job_id)}`
  }
}
