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
import { exportData, type SealedPart } from './export/export-data.ts'
import { type AccountsWorld, getAccountSetting } from './get-account-setting.ts'
import { removeAddress } from './remove-address.ts'
import { lookAtUndo, undoAddressChange } from './undo-address-change.ts'
import { updateAccountSetting } from './update-account-setting.ts'

/** @param sealedParts what other rooms add to an export */
export const accountSettingsRoutes = (
  world: AccountsWorld,
  sealedParts: readonly SealedPart[] = [],
): Route[] => [
  route(exporting.exportData, (_request, viewer) => exportData({ ...world, sealedParts }, viewer)),
  route(passwords.changePassword, (request, viewer) => changing.changePassword(world, request, viewer)),
  route(settings.getAccountSetting, (_request, viewer) => getAccountSetting(world, viewer)),
  route(settings.updateAccountSetting, (request, viewer) => updateAccountSetting(world, request, viewer)),
  route(settings.sendAddressCode, (request, viewer) => sendAddressCode(world, request, viewer)),
  route(settings.changeAddress, (request, viewer) => changeAddress(world, request, viewer)),
  route(settings.removeAddress, (request, viewer) => removeAddress(world, request, viewer)),
  route(settings.lookAtUndo, (request, viewer) => lookAtUndo(world, request, viewer)),
  route(settings.undoAddressChange, (request, viewer) => undoAddressChange(world, request, viewer)),
  route(settings.confirmByPassword, (request, viewer) => confirmByPassword(world, request, viewer)),
  route(deletions.askDeletion, (_request, viewer) => askDeletion(world, viewer)),
  route(deletions.takeBackDeletion, (_request, viewer) => takeBackDeletion(world, viewer)),
]
