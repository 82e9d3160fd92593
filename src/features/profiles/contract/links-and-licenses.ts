import { z } from 'zod'
import { MAX_CREDENTIAL_ID, MAX_LICENSE_NAME, MAX_LINK_DESCRIPTION, MAX_LINK_NAME } from '#config/limits.ts'
import { MAX_FILENAME } from '#shared/upload-kinds.ts'
import { createCall, deleteCall, updateCall } from './entry-calls.ts'
import { address, isOn, line, optionalAddress, optionalLine, optionalMonth } from './fields.ts'

const linkFields = z.object({
  url: address(),
  display_name: optionalLine(MAX_LINK_NAME).optional(),
  description: optionalLine(MAX_LINK_DESCRIPTION).optional(),
})

export const createLink = createCall('Link', '/websites/create', 'a link', linkFields, [41248])
export const updateLink = updateCall('Link', '/websites/:id/update', 'a link', linkFields, [41248, 41244])
export const deleteLink = deleteCall('Link', '/websites/:id/delete', 'a link', 41244)

export const profileLink = z.object({
  id: z.uuid(),
  url: z.string(),
  display_name: z.string().nullable(),
  description: z.string().nullable(),
})
export type ProfileLink = z.output<typeof profileLink>

const licenseFields = z.object({
  name: line(MAX_LICENSE_NAME),
  issuer: optionalLine(MAX_LICENSE_NAME).optional(),
  issued_on: optionalMonth().optional(),
  /** Ignored where it never expires. */
  expires_on: optionalMonth().optional(),
  never_expires: isOn().optional(),
  credential_id: optionalLine(MAX_CREDENTIAL_ID).optional(),
  credential_url: optionalAddress().optional(),
  /** A complete upload; empty: no file came. */
  upload_id: z.string().max(36).default(''),
  /** Shown instead of the file's own name. */
  filename: optionalLine(MAX_FILENAME).optional(),
  /** Removes the attachment that is there. */
  removes_attachment: isOn().optional(),
})

const LICENSE_ERRORS = [41246, 41248, 41251, 41252, 41222, 41225, 41226, 50011]
const file = { field: 'attachment', kind: 'license' } as const
export const createLicense = {
  ...createCall('License', '/license-certifications/create', 'a license', licenseFields, LICENSE_ERRORS),
  file,
}
export const updateLicense = {
  ...updateCall('License', '/license-certifications/:id/update', 'a license', licenseFields, [
    ...LICENSE_ERRORS,
    41243,
  ]),
  file,
}
export const deleteLicense = deleteCall('License', '/license-certifications/:id/delete', 'a license', 41243)

export const license = z.object({
  id: z.uuid(),
  name: z.string(),
  issuer: z.string().nullable(),
  issued_on: z.string().nullable(),
  expires_on: z.string().nullable(),
  never_expires: z.boolean(),
  credential_id: z.string().nullable(),
  credential_url: z.string().nullable(),
  /** A private file of the owner. */
  attachment: z.object({ address: z.string(), filename: z.string(), bytes: z.number().int() }).nullable(),
})
export type License = z.output<typeof license>
