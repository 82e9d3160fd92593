import { type Route, route } from '#shared/contract.ts'
import * as alerts from '../contract/alerts.ts'
import * as mails from '../contract/by-mail.ts'
import type { AlertDependencies } from './alert-dependencies.ts'
import { alertOfMail, leaveOut, stopJobAlert } from './by-mail.ts'
import { confirmJobAlerts, previewConfirmation } from './confirm-alerts.ts'
import { createJobAlert } from './create-alert.ts'
import { deleteJobAlert, getJobAlert, listJobAlerts, pauseJobAlert, updateJobAlert } from './manage-alerts.ts'
import { narrowJobAlert } from './narrow-alert.ts'
import { previewJobAlert } from './preview-alert.ts'
import { previewAlertMail } from './preview-mail.ts'

export function jobAlertRoutes(deps: AlertDependencies): Route[] {
  return [
    route(alerts.listJobAlerts, (_, viewer) => listJobAlerts(deps, viewer)),
    route(alerts.previewJobAlert, (request, viewer) => previewJobAlert(deps, request, viewer)),
    route(mails.previewConfirmation, (request, viewer) => previewConfirmation(deps, request, viewer)),
    route(mails.alertOfMail, (request, viewer) => alertOfMail(deps, request, viewer)),
    route(alerts.getJobAlert, (request, viewer) => getJobAlert(deps, request, viewer)),
    route(alerts.previewAlertMail, (request, viewer) => previewAlertMail(deps, request, viewer)),
    route(alerts.createJobAlert, (request, viewer) => createJobAlert(deps, request, viewer)),
    route(alerts.updateJobAlert, (request, viewer) => updateJobAlert(deps, request, viewer)),
    route(alerts.pauseJobAlert, (request, viewer) => pauseJobAlert(deps, request, viewer)),
    route(alerts.deleteJobAlert, (request, viewer) => deleteJobAlert(deps, request, viewer)),
    route(mails.confirmJobAlerts, (request, viewer) => confirmJobAlerts(deps, request, viewer)),
    route(mails.stopJobAlert, (request) => stopJobAlert(deps, request)),
    route(mails.leaveOut, (request) => leaveOut(deps, request)),
    route(mails.narrowJobAlert, (request) => narrowJobAlert(deps, request)),
  ]
}
