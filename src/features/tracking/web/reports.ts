import {
  reportClicksCall,
  reportEventsCall,
  reportExposuresCall,
  reportGetStartedCall,
  reportSearchCall,
  reportViewCall,
  uploadWebEventsCall,
} from '../calls.ts'
import { createBatches } from './batches.ts'
import { createDelivery } from './delivery.ts'
import type { ListEvent } from './list-event.ts'
import { sendPageView, sendPixelEvent } from './pixel.ts'
import { startRetries } from './retries.ts'
import { deviceId, deviceKind } from './visitor.ts'

/** Reports to the server. None of them returns a value, waits or throws. */
export interface Reports {
  expose(event: ListEvent): void
  click(event: ListEvent): void
  view(job: number): void
  search(search: { page: string; query: string; titleId: number | null }): void
  pageView(scene: string): void
  /** The kind of address with which a visitor began to sign up; the address itself stays on the page. */
  getStarted(way: string): void
}

export function startReports(): Reports {
  const delivery = createDelivery()
  const retries = startRetries(delivery)

  const exposures = createBatches<ListEvent>((data, isLeaving) =>
    delivery.send(
      reportExposuresCall,
      { data, from: 1 },
      { asBeacon: isLeaving, onFailed: () => retries.keep(reportExposuresCall, data) },
    ),
  )
  const clicks = createBatches<ListEvent>((data, isLeaving) =>
    delivery.send(
      reportClicksCall,
      { data, from: 1 },
      {
        asBeacon: isLeaving || deviceKind() === 'mobile_web',
        onFailed: () => retries.keep(reportClicksCall, data),
      },
    ),
  )
  const events = createBatches<WebEvent>((list, isLeaving) =>
    delivery.send(uploadWebEventsCall, { events: list }, { asBeacon: isLeaving }),
  )
  const views = createBatches<number>((jobs, isLeaving) => {
    for (const job_id of jobs)
      delivery.send(reportViewCall, { job_id, ...deviceFields() }, { asBeacon: isLeaving })
  })
  const searches = createBatches<object>((list, isLeaving) => {
    for (const search of list) delivery.send(reportSearchCall, search, { asBeacon: isLeaving })
  })
  const starts = createBatches<string>((kinds, isLeaving) => {
    for (const way of kinds) delivery.send(reportGetStartedCall, startedBy(way), { asBeacon: isLeaving })
  })
  const all = [exposures, clicks, events, views, searches, starts]

  // A hidden page may never come back. Unlike unload events, this event does not prevent the browser from caching the
  // page.
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) for (const batches of all) batches.leave()
  })

  reportLoading(delivery.send)
  return {
    expose: exposures.add,
    click: clicks.add,
    view(job) {
      views.add(job)
      sendPixelEvent('ViewContent', { content_type: 'job', content_ids: job })
    },
    search: ({ page, query, titleId }) =>
      searches.add({
        ...deviceFields(),
        page,
        source: 'search',
        query,
        ...(titleId !== null && { job_title_id: titleId }),
      }),
    getStarted: starts.add,
    pageView(scene) {
      events.add(webEvent('page_view', scene))
      sendPageView()
    },
  }
}

const deviceFields = () => ({ device: deviceKind(), device_uuid: deviceId() })

const startedBy = (way: string) => ({ device_id: deviceId(), device: deviceKind(), way })

interface WebEvent {
  name: string
  scene: string
  device_id: string
  device_type: string
  device_name: string
  event_time: string
  params?: Readonly<Record<string, number>>
}

const webEvent = (name: string, scene: string): WebEvent => ({
  name,
  scene,
  device_id: deviceId(),
  device_type: deviceKind(),
  // The device's name is private: its kind is enough.
  device_name: 'browser',
  event_time: new Date().toISOString().slice(0, 19).replace('T', ' '),
})

/** How long the first page took to load, in milliseconds: only visitors' browsers know it. */
function reportLoading(send: ReturnType<typeof createDelivery>['send']): void {
  const [loading] = performance.getEntriesByType('navigation')
  if (!(loading instanceof PerformanceNavigationTiming)) return
  const params = {
    first_byte: Math.round(loading.responseStart),
    parsed: Math.round(loading.domContentLoadedEventEnd),
    loaded: Math.round(loading.loadEventEnd),
  }
  send(reportEventsCall, { events: [{ ...webEvent('page_ready', ''), params }] }, {})
}
