/**
 * The parts of a service worker's global scope that ours uses. The compiler's own types for it conflict with those of
 * pages, and half of these files belong to both.
 */
export interface WorkerScope {
  readonly registration: {
    readonly navigationPreload?: { enable(): Promise<void> }
    showNotification(title: string, options: object): Promise<void>
  }
  readonly clients: {
    claim(): Promise<void>
    matchAll(options: { type: 'window' }): Promise<readonly WindowClient[]>
    openWindow(address: string): Promise<unknown>
  }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void
  addEventListener(type: 'notificationclick', listener: (event: NotificationClick) => void): void
  addEventListener(type: 'message', listener: (event: LastingEvent & { data: unknown }) => void): void
}

interface LastingEvent {
  /** The browser does not stop the worker before this promise has settled. */
  waitUntil(work: Promise<unknown>): void
}

export interface FetchEvent extends LastingEvent {
  readonly request: Request
  /** The response to a navigation, requested while the worker started; undefined if the browser does not do that. */
  readonly preloadResponse: Promise<Response | undefined>
  respondWith(response: Promise<Response>): void
}

interface WindowClient {
  readonly url: string
  focus(): Promise<unknown>
}

interface PushEvent extends LastingEvent {
  /** Null: a push without content. */
  readonly data: { text(): string } | null
}

interface NotificationClick extends LastingEvent {
  readonly notification: { readonly data: unknown; close(): void }
}
