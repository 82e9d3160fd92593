import { isLanguage, type Language } from '#config/languages.ts'

/** What pages tell the service worker. */
export type WorkerMessage =
  /** A page stands, on which the visitor has opened a job or none. */
  | { type: 'page'; language: Language; country: string | null; job: number | null }
  /** Nothing of this visitor stays on the device: for signing out. */
  | { type: 'forget' }

/** Null for what we don't know, such as a message of another version's page. */
export function readMessage(data: unknown): WorkerMessage | null {
  if (typeof data !== 'object' || data === null || !('type' in data)) return null
  if (data.type === 'forget') return { type: 'forget' }
  if (data.type !== 'page' || !('language' in data && 'country' in data && 'job' in data)) return null
  const { language, country, job } = data
  if (!isLanguage(language)) return null
  return {
    type: 'page',
    language,
    country: typeof country === 'string' ? country : null,
    job: typeof job === 'number' ? job : null,
  }
}
