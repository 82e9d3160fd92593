import type { ExchangeRates } from '#config/exchange-rates.ts'
import { matchAlerts } from '../../search/server/door.ts'
import { type SendServices, sendDueAlerts } from './send-alerts.ts'
import { type AtOnceServices, tellAtOnce } from './tell-at-once.ts'

type Services = SendServices & AtOnceServices

export interface AlertTaskServices extends Omit<Services, 'match'> {
  rates: ExchangeRates
  dataFolder: string
}

/** Sends the alerts that are due, matched by an index that is loaded for it. */
export const sendByIndex = (services: AlertTaskServices, signal: AbortSignal): Promise<void> =>
  sendDueAlerts(withIndex(services), signal)

export const tellByIndex = (services: AlertTaskServices, signal: AbortSignal): Promise<void> =>
  tellAtOnce(withIndex(services), signal)

const withIndex = (services: AlertTaskServices): Services => ({
  ...services,
  match: (alerts, options) => matchAlerts(services, alerts, options),
})
