import type { Language } from '#config/languages.ts'
import { idOfSlug } from '#shared/slug.ts'
import { WORKER_PATH } from '#shared/worker-path.ts'
import type { WorkerMessage } from './messages.ts'

/** Registers the service worker if there is none yet, and sends it the shown page and the job that was opened on it. */
export async function storeOpenedJobs(
  { pathname, search }: { pathname: string; search: string },
  { language, country }: { language: Language; country: string | null },
): Promise<void> {
  const { serviceWorker } = navigator
  // Missing on a page that isn't secure, and in some private windows.
  if (serviceWorker === undefined || savesData()) return
  await serviceWorker.register(WORKER_PATH)
  const { active } = await serviceWorker.ready
  const message: WorkerMessage = { type: 'page', language, country, job: openedJob(pathname, search) }
  active?.postMessage(message)
}

/** The job of a page, or the one that was chosen beside a list. */
function openedJob(pathname: string, search: string): number | null {
  const [, , page, slug] = pathname.split('/')
  if (page === 'job' && slug !== undefined) return idOfSlug(slug)
  const chosen = new URLSearchParams(search).get('job') ?? ''
  return /^\d{1,15}$/.test(chosen) ? Number(chosen) : null
}

function savesData(): boolean {
  const connection = 'connection' in navigator ? navigator.connection : null
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  )
}
