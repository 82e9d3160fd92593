const RESUME = {
  types: [
    'application/pdf',
    'application/msword',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ],
  extensions: ['.pdf', '.doc', '.docx'],
  wrongType: 41206,
} as const

/** What people may upload: for each kind the limit of its size, its types by content, and the codes that refuse others. */
export const UPLOAD_KINDS = {
  avatar: {
    maxBytes: 10 * 1024 * 1024,
    types: ['image/jpeg', 'image/png', 'image/apng', 'image/bmp'],
    /** For the file picker of a page. */
    extensions: ['.jpg', '.jpeg', '.png', '.bmp'],
    tooLarge: 41249,
    wrongType: 41250,
  },
  license: {
    maxBytes: 10 * 1024 * 1024,
    types: ['image/jpeg', 'image/png', 'application/pdf'],
    extensions: ['.pdf', '.jpg', '.jpeg', '.png'],
    tooLarge: 41251,
    wrongType: 41252,
  },
  import: {
    maxBytes: 10 * 1024 * 1024,
    types: ['application/json', 'application/xml', 'application/zip', 'text/csv', 'application/pdf'],
    extensions: ['.json', '.xml', '.zip', '.csv', '.pdf'],
    tooLarge: 41251,
    wrongType: 41208,
  },
  'video-resume': {
    maxBytes: 30 * 1024 * 1024,
    types: ['video/mp4'],
    extensions: ['.mp4'],
    tooLarge: 41211,
    wrongType: 41207,
  },
  'video-cover': {
    maxBytes: 10 * 1024 * 1024,
    types: ['image/jpeg', 'image/png', 'image/apng', 'image/bmp'],
    extensions: ['.jpg', '.jpeg', '.png', '.bmp'],
    tooLarge: 41249,
    wrongType: 41250,
  },
  'video-captions': {
    maxBytes: 10 * 1024 * 1024,
    types: ['text/vtt', 'application/x-subrip'],
    extensions: ['.vtt', '.srt'],
    tooLarge: 41251,
    wrongType: 41215,
  },
  resume: { ...RESUME, maxBytes: 30 * 1024 * 1024, tooLarge: 41211 },
  /** Of somebody who has no account yet. */
  'quick-resume': { ...RESUME, maxBytes: 5 * 1024 * 1024, tooLarge: 41210, isForGuests: true },
} as const satisfies Record<string, UploadRules>

export type UploadKind = keyof typeof UPLOAD_KINDS

export interface UploadRules {
  maxBytes: number
  types: readonly string[]
  extensions: readonly string[]
  tooLarge: number
  wrongType: number
  /** Whether visitors without an account may send it. */
  isForGuests?: boolean
}

export const isUploadKind = (kind: unknown): kind is UploadKind =>
  typeof kind === 'string' && Object.hasOwn(UPLOAD_KINDS, kind)

export function mayGuestSend(kind: UploadKind): boolean {
  const { isForGuests = false }: UploadRules = UPLOAD_KINDS[kind]
  return isForGuests
}

/** Uploads of one account that may be under way at once, and for how long each may take. */
export const UPLOADS_AT_ONCE = 5
export const UPLOAD_HOURS = 24
/** Characters of a file's name. */
export const MAX_FILENAME = 200
/** Pixels of a picture, in millions: more than any camera's picture of a few megabytes has. */
export const MAX_MEGAPIXELS = 50
