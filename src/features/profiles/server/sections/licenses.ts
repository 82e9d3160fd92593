import type { z } from 'zod'
import { MOST_LICENSES } from '#config/limits.ts'
import type { createLicense } from '../../contract/links-and-licenses.ts'
import { currentMonth, firstDay } from '../months.ts'
import { type LicenseRow, listLicenses } from '../queries/sections.ts'
import type { Section } from './section.ts'
import { webAddress } from './web-address.ts'

export type LicenseFields = Omit<
  z.output<typeof createLicense.request>,
  'upload_id' | 'filename' | 'removes_attachment'
>

export const licenses: Section<LicenseFields, LicenseRow> = {
  table: 'licenses',
  most: { entries: MOST_LICENSES, field: 'name' },
  missing: 41243,
  list: listLicenses,

  fieldsOf: ({ id: _id, file_id: _file, filename: _filename, bytes: _bytes, ...fields }) => fields,

  columnsOf(fields, { now, ...refusals }) {
    const { issued_on: issuedOn = null } = fields
    const expiresOn = fields.never_expires === true ? null : (fields.expires_on ?? null)
    if (issuedOn !== null && issuedOn > currentMonth(now)) refusals.say('issued_on', 'month-in-future')
    if (issuedOn !== null && expiresOn !== null && issuedOn >= expiresOn) refusals.refuse('expires_on', 41246)
    const address = fields.credential_url ? webAddress(fields.credential_url) : null
    if (fields.credential_url && address === null) refusals.refuse('credential_url', 41248)
    return {
      name: fields.name,
      issuer: fields.issuer ?? null,
      issued_on: firstDay(issuedOn),
      expires_on: firstDay(expiresOn),
      never_expires: fields.never_expires ?? false,
      credential_id: fields.credential_id ?? null,
      credential_url: address,
    }
  },
}
