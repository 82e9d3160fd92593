import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { Blocks } from '#shared/blocks.ts'
import { type Route, route } from '#shared/contract.ts'
import * as contracts from '../contract.ts'
import { countUnread, listNotifications } from './list-notifications.ts'
import { markAllNotifications, markNotification } from './mark-notifications.ts'
import { changeSettings, listSettings } from './settings.ts'

export const notificationRoutes = (deps: { db: Db; clock: Clock; blocks: Blocks }): Route[] => [
  route(contracts.listNotifications, (request, viewer) => listNotifications(deps, request, viewer)),
  route(contracts.countUnread, (_request, viewer) => countUnread(deps, viewer)),
  route(contracts.markNotification, (request, viewer) => markNotification(deps, request, viewer)),
  route(contracts.markAllNotifications, (request, viewer) => markAllNotifications(deps, request, viewer)),
  route(contracts.listNotificationSettings, (_request, viewer) => listSettings(deps, viewer)),
  route(contracts.changeNotificationSettings, (request, viewer) => changeSettings(deps, request, viewer)),
]
