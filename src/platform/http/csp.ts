import { EMAIL_STYLE_SOURCE } from '../outbound/write-email.ts'

/**
 * The Content-Security-Policy of a page; `scriptHashes` as sources (`'sha256-…'`, with quotes). Scripts are ours by address, or inline by hash: a hash can be stored and cached
 * with its page, a nonce cannot. Pictures may also come from `pictureOrigins`. Styles in attributes stay allowed,
 * since positions and colours are computed. The style of our mails is allowed by its hash.
 */
export function contentSecurityPolicy(
  scriptHashes: readonly string[],
  pictureOrigins: readonly string[] = [],
): string {
  return [
    `default-src 'self'`,
    `script-src ${["'self'", ...scriptHashes].join(' ')}`,
    `style-src 'self' ${EMAIL_STYLE_SOURCE}`,
    `style-src-attr 'unsafe-inline'`,
    `img-src ${["'self'", 'data:', ...pictureOrigins].join(' ')}`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `worker-src 'self'`,
    `manifest-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ')
}

/** Headers of every response, page or not. */
export const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()',
} as const
