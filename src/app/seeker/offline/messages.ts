import { isLanguage, type Language } from '#config/languages.ts'

/** The messages of pages to the service worker. */
export type WorkerMessage =
  /** A page is shown, on which the visitor has opened a job or none. */
  | { type: 'page'; language: Language; country: string | null; job: number | null }
  /** Delete all data of this visitor on the device: they have signed out. */
  | { type: 'forget' }

/** Null for an unknown message, such as one from another version's page. */
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
