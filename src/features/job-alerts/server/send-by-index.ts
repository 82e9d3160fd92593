import type { ExchangeRates } from '#config/exchange-rates.ts'
import { matchAlerts } from '../../search/server/door.ts'
import { type SendServices, sendDueAlerts } from './send-alerts.ts'

export interface AlertTaskServices extends Omit<SendServices, 'match'> {
  rates: ExchangeRates
  dataFolder: string
}

/** Sends the alerts that are due, matched by an index that is loaded for it. */
export const sendByIndex = (services: AlertTaskServices, signal: AbortSignal): Promise<void> =>
  sendDueAlerts({ ...services, match: (alerts, options) => matchAlerts(services, alerts, options) }, signal)
