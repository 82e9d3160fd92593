import type { WorkerMessage } from './messages.ts'

/** Removes the jobs from this device that were opened on it. */
export async function forgetStoredJobs(): Promise<void> {
  const found = await navigator.serviceWorker?.getRegistration()
  const message: WorkerMessage = { type: 'forget' }
  found?.active?.postMessage(message)
}
