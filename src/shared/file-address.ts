/** Where files are sent in pieces, by the protocol tus. */
export const UPLOADS_PATH = '/uploads'

/** Where a private file is; only its readers find it. */
export const privateFileAddress = (id: string): string => `/private-files/${id}`

/** The field of a call that names a complete upload. */
export const UPLOAD_FIELD = 'upload_id'
