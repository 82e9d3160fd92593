import { type Route, route } from '#shared/contract.ts'
import * as passwords from '../contract/change-password.ts'
import * as deletions from '../contract/deletion.ts'
import * as exporting from '../contract/export.ts'
import * as settings from '../contract/settings.ts'
import { changeAddress, sendAddressCode } from './change-address.ts'
import * as changing from './change-password.ts'
import { confirmByPassword } from './confirm-by-password.ts'
import { cancelDeletion } from './deletion/cancel-deletion.ts'
import { requestDeletion } from './deletion/request-deletion.ts'
import { type ExportDependencies, exportData } from './export/export-data.ts'
import { readExportedFile } from './export/files-of-account.ts'
import { getAccountSetting } from './get-account-setting.ts'
import { removeAddress } from './remove-address.ts'
import { previewUndo, undoAddressChange } from './undo-address-change.ts'
import { updateAccountSetting } from './update-account-setting.ts'

export const accountSettingsRoutes = (deps: ExportDependencies): Route[] => [
  route(exporting.exportData, (_request, viewer) => exportData(deps, viewer)),
  route(exporting.readExportedFile, (request, viewer) => readExportedFile(deps, request, viewer)),
  route(passwords.changePassword, (request, viewer) => changing.changePassword(deps, request, viewer)),
  route(settings.getAccountSetting, (_request, viewer) => getAccountSetting(deps, viewer)),
  route(settings.updateAccountSetting, (request, viewer) => updateAccountSetting(deps, request, viewer)),
  route(settings.sendAddressCode, (request, viewer) => sendAddressCode(deps, request, viewer)),
  route(settings.changeAddress, (request, viewer) => changeAddress(deps, request, viewer)),
  route(settings.removeAddress, (request, viewer) => removeAddress(deps, request, viewer)),
  route(settings.previewUndo, (request, viewer) => previewUndo(deps, request, viewer)),
  route(settings.undoAddressChange, (request, viewer) => undoAddressChange(deps, request, viewer)),
  route(settings.confirmByPassword, (request, viewer) => confirmByPassword(deps, request, viewer)),
  route(deletions.requestDeletion, (_request, viewer) => requestDeletion(deps, viewer)),
  route(deletions.cancelDeletion, (_request, viewer) => cancelDeletion(deps, viewer)),
]
