import { type Route, route } from '#shared/contract.ts'
import * as passwords from '../contract/change-password.ts'
import * as deletions from '../contract/deletion.ts'
import * as exporting from '../contract/export.ts'
import * as settings from '../contract/settings.ts'
import { changeAddress, sendAddressCode } from './change-address.ts'
import * as changing from './change-password.ts'
import { confirmByPassword } from './confirm-by-password.ts'
import { askDeletion } from './deletion/ask-deletion.ts'
import { takeBackDeletion } from './deletion/take-back-deletion.ts'
import { type ExportDependencies, exportData } from './export/export-data.ts'
import { getAccountSetting } from './get-account-setting.ts'
import { removeAddress } from './remove-address.ts'
import { lookAtUndo, undoAddressChange } from './undo-address-change.ts'
import { updateAccountSetting } from './update-account-setting.ts'

export const accountSettingsRoutes = (deps: ExportDependencies): Route[] => [
  route(exporting.exportData, (_request, viewer) => exportData(deps, viewer)),
  route(passwords.changePassword, (request, viewer) => changing.changePassword(deps, request, viewer)),
  route(settings.getAccountSetting, (_request, viewer) => getAccountSetting(deps, viewer)),
  route(settings.updateAccountSetting, (request, viewer) => updateAccountSetting(deps, request, viewer)),
  route(settings.sendAddressCode, (request, viewer) => sendAddressCode(deps, request, viewer)),
  route(settings.changeAddress, (request, viewer) => changeAddress(deps, request, viewer)),
  route(settings.removeAddress, (request, viewer) => removeAddress(deps, request, viewer)),
  route(settings.lookAtUndo, (request, viewer) => lookAtUndo(deps, request, viewer)),
  route(settings.undoAddressChange, (request, viewer) => undoAddressChange(deps, request, viewer)),
  route(settings.confirmByPassword, (request, viewer) => confirmByPassword(deps, request, viewer)),
  route(deletions.askDeletion, (_request, viewer) => askDeletion(deps, viewer)),
  route(deletions.takeBackDeletion, (_request, viewer) => takeBackDeletion(deps, viewer)),
]
