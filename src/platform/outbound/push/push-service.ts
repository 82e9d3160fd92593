import type { PushSettings } from './push-settings.ts'

/**
 * The push services of the browsers in use. Strangers name the address to which we send, so only these are accepted,
 * and those that the operator has named (`PUSH_SERVICES`), who may run one in their own network.
 */
const OF_BROWSERS =
  /^(?:fcm\.googleapis\.com|(?:[a-z0-9-]+\.)*(?:push\.services\.mozilla\.com|notify\.windows\.com|push\.apple\.com))$/

/** The service of an endpoint; null: it is none that we know. `isOwn`: the operator has named it. */
export function pushServiceOf(
  endpoint: string,
  { services }: Pick<PushSettings, 'services'>,
): { url: URL; isOwn: boolean } | null {
  const url = URL.parse(endpoint)
  if (url === null || url.username !== '' || url.password !== '') return null
  if (services.includes(url.origin)) return { url, isOwn: true }
  const isOfBrowser = url.protocol === 'https:' && url.port === '' && OF_BROWSERS.test(url.hostname)
  return isOfBrowser ? { url, isOwn: false } : null
}
