import { callApi } from '#shared/api-client.ts'
import type { ResponseOf } from '#shared/contract.ts'
import { listFitsCall } from '../calls.ts'
import type { listFits } from '../contract.ts'

export type CardFit = ResponseOf<typeof listFits>['fits'][number]

/** Cards come to life one after another: those of one moment are asked for together. */
const waiting = new Map<number, ((fit: CardFit | null) => void)[]>()

/** The fit of one card; null if there is none to show. */
export function fitOfCard(jobId: number, language: string): Promise<CardFit | null> {
  if (waiting.size === 0) setTimeout(() => void ask(language))
  return new Promise((resolve) => waiting.set(jobId, [...(waiting.get(jobId) ?? []), resolve]))
}

async function ask(language: string): Promise<void> {
  const asked = new Map(waiting)
  waiting.clear()
  const job_ids = [...asked.keys()].join(',')
  // A card without this line is a whole card: nobody is told that it failed.
  const { fits } = await callApi<typeof listFits>(
    listFitsCall,
    { job_ids },
    { language, isBackground: true },
  ).catch(() => ({ fits: [] }))
  for (const [id, resolves] of asked) {
    const fit = fits.find(({ job_id }) => job_id === id) ?? null
    for (const resolve of resolves) resolve(fit)
  }
}
