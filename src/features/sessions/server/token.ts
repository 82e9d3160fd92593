import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits, as in cookies and links. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** The digest of a token, as we store it. */
export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest()
