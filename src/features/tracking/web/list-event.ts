import { pageOf, sceneOf } from './scenes.ts'
import { deviceId, deviceKind } from './visitor.ts'

/** The report of a card in a list; null if the card has no job, or its list no query. */
export function listEvent(card: Element): ListEvent | null {
  const list = card.closest<HTMLElement>('[data-query]')
  const job = Number(card.getAttribute('data-job'))
  const query = list?.dataset.query
  if (!list || !query || !Number.isInteger(job) || job <= 0) return null
  const page = pageOf(location.pathname)
  const subPage = list.dataset.subPage ?? ''
  return {
    job_id: job,
    query_id: query,
    reco_from: list.dataset.recoFrom ?? subPage,
    page,
    sub_page: subPage,
    device: deviceKind(),
    device_uuid: deviceId(),
    index: [...list.querySelectorAll('[data-job]')].indexOf(card) + 1,
    page_num: Number(new URLSearchParams(location.search).get('page')) || 1,
    timestamp: Math.floor(Date.now() / 1000),
    scene: sceneOf(page, subPage),
  }
}

export interface ListEvent {
  job_id: number
  query_id: string
  reco_from: string
  page: string
  sub_page: string
  device: string
  device_uuid: string
  /** From 1. */
  index: number
  page_num: number
  /** Epoch seconds. */
  timestamp: number
  scene: string
}
