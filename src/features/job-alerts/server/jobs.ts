import type { Task } from '#platform/jobs/tasks.ts'
import { forgetAlerts } from './forget-alerts.ts'
import { type AlertTaskServices, sendByIndex, tellByIndex } from './send-by-index.ts'

/** The background tasks of this room. */
export const jobAlertTasks = (services: AlertTaskServices): Task[] => [
  {
    name: 'jobAlerts.send',
    everySeconds: 600,
    isSlow: true,
    run: (_payload, signal) => sendByIndex(services, signal),
  },
  {
    name: 'jobAlerts.atOnce',
    everySeconds: 300,
    isSlow: true,
    run: (_payload, signal) => tellByIndex(services, signal),
  },
  { name: 'jobAlerts.sweep', everySeconds: 24 * 3600, run: () => forgetAlerts(services) },
]
