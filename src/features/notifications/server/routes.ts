import type { Catalogues } from '#i18n/text.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { Env } from '#platform/env.ts'
import { readPushSettings } from '#platform/outbound/push/push-settings.ts'
import type { Secrets } from '#platform/secrets.ts'
import type { Blocks } from '#shared/blocks.ts'
import { type Route, route } from '#shared/contract.ts'
import * as stops from '../contract/mail-stop.ts'
import * as pushes from '../contract/push.ts'
import * as quiet from '../contract/quiet-hours.ts'
import * as contracts from '../contract.ts'
import { changeQuietHours, getQuietHours } from './change-quiet-hours.ts'
import { countUnread, listNotifications } from './list-notifications.ts'
import { getMailStop, stopMail } from './mail-stop.ts'
import { markAllNotifications, markNotification } from './mark-notifications.ts'
import { listPushDevices, putPushDevice, removePushDevice } from './push-devices.ts'
import { changeSettings, listSettings } from './settings.ts'
import { showNotification } from './show-notification.ts'

interface NotificationServices {
  env: Env
  db: Db
  clock: Clock
  secrets: Secrets
  catalogues: Catalogues
  blocks: Blocks
}

export function notificationRoutes({ env, ...deps }: NotificationServices): Route[] {
  const push = readPushSettings(env)
  return [
    route(contracts.listNotifications, (request, viewer) => listNotifications(deps, request, viewer)),
    route(contracts.countUnread, (_request, viewer) => countUnread(deps, viewer)),
    route(contracts.markNotification, (request, viewer) => markNotification(deps, request, viewer)),
    route(contracts.markAllNotifications, (request, viewer) => markAllNotifications(deps, request, viewer)),
    route(contracts.listNotificationSettings, (_request, viewer) => listSettings(deps, viewer)),
    route(contracts.changeNotificationSettings, (request, viewer) => changeSettings(deps, request, viewer)),
    route(quiet.getQuietHours, (_request, viewer) => getQuietHours(deps, viewer)),
    route(quiet.changeQuietHours, (request, viewer) => changeQuietHours(deps, request, viewer)),
    route(pushes.listPushDevices, (_request, viewer) => listPushDevices({ ...deps, push }, viewer)),
    route(pushes.putPushDevice, (request, viewer) => putPushDevice({ ...deps, push }, request, viewer)),
    route(pushes.removePushDevice, (request, viewer) => removePushDevice(deps, request, viewer)),
    route(pushes.showNotification, (request, viewer) => showNotification(deps, request, viewer)),
    route(stops.getMailStop, (request, viewer) => getMailStop(deps, request, viewer)),
    route(stops.stopMail, (request, viewer) => stopMail(deps, request, viewer)),
  ]
}
