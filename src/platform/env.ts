import { resolve } from 'node:path'
import { z } from 'zod'

const port = z.coerce.number().int().min(0).max(65535)

/** A service that receives secrets must use TLS, except on this machine. */
const serviceAddress = z
  .url({ protocol: /^https?$/ })
  .refine(
    (address) => /^https:|^http:\/\/([^@/]*@)?(localhost|127\.0\.0\.1|\[::1\])(:|\/|$)/.test(address),
    'must be https',
  )
const sender = z.string().regex(/^(?:[^<>"\r\n,;:@]+<[^\s<>@,;]+@[^\s<>@,;]+>|[^\s<>@,;]+@[^\s<>@,;]+)$/)

const schema = z.object({
  /** Where the site listens; 0 takes any free port. */
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  /** Where a worker without the site answers health checks; absent: nowhere. */
  HEALTH_PORT: port.optional(),
  /** The address visitors see; scheme, host and port count. */
  PUBLIC_ORIGIN: z
    .url({ protocol: /^https?$/ })
    .transform((address) => new URL(address).origin)
    .optional(),
  /** Where the employer site listens; absent: the port after `PORT`, or any free one if that is in use. */
  EMPLOYER_PORT: port.optional(),
  /** The address recruiters see, of the employer site. */
  EMPLOYER_ORIGIN: z
    .url({ protocol: /^https?$/ })
    .transform((address) => new URL(address).origin)
    .optional(),
  /** Where the operators' console listens; unless set, on this machine only, whatever `HOST` is. */
  CONSOLE_HOST: z.string().default('127.0.0.1'),
  /** Its port; absent: the second after `PORT`, or any free one if that is in use. */
  CONSOLE_PORT: port.optional(),
  /** The address operators see, of their console. */
  CONSOLE_ORIGIN: z
    .url({ protocol: /^https?$/ })
    .transform((address) => new URL(address).origin)
    .optional(),
  /** A PostgreSQL server of your own; absent: the embedded one. */
  DATABASE_URL: z.string().optional(),
  /** A Redis that carries hints between processes; absent: PostgreSQL does. */
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  /**
   * At least 32 random bytes in base64. Protects codes and encrypted fields. Absent: a key is made in the data folder.
   */
  SECRET_KEY: z.string().optional(),
  /** The one folder that holds all data. */
  JOBLANE_DATA: z.string().default('data'),
  JOBLANE_MODE: z.enum(['production', 'development']).default('production'),
  /** Check every response against its contract: for development and tests. */
  JOBLANE_CHECK_RESPONSES: z.enum(['on', 'off']).default('off'),
  /** Load the demo world where it is missing. */
  JOBLANE_DEMO: z.enum(['on', 'off']).default('on'),
  /** Exchange rates of your own, JSON or CSV; absent: `exchange-rates.json` or `.csv` in the data folder, else the shipped ones. */
  EXCHANGE_RATES_FILE: z.string().optional(),
  /** Off: tells search engines to leave the site alone, as for a trial installation. */
  SEARCH_ENGINES: z.enum(['on', 'off']).default('on'),
  /** Whether visitors' devices store the jobs they opened; off removes the service worker from all of them. */
  SERVICE_WORKER: z.enum(['on', 'off']).default('on'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('warn'),
  /** An advertising network's tracking picture, loaded for visitors who consent; absent: none. */
  PIXEL_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Signing in by a provider: docs/sign-in-providers.md. A provider without a client id is not offered. */
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  /** Any OpenID provider in Google's place. */
  GOOGLE_ISSUER: serviceAddress.default('https://accounts.google.com'),
  APPLE_CLIENT_ID: z.string().optional(),
  APPLE_TEAM_ID: z.string().optional(),
  APPLE_KEY_ID: z.string().optional(),
  /** The text of the .p8 file; its line ends may be written as \n. */
  APPLE_PRIVATE_KEY: z.string().optional(),
  APPLE_ISSUER: serviceAddress.default('https://appleid.apple.com'),
  FACEBOOK_CLIENT_ID: z.string().optional(),
  FACEBOOK_CLIENT_SECRET: z.string().optional(),
  FACEBOOK_DIALOG_URL: serviceAddress.default('https://www.facebook.com/v23.0/dialog/oauth'),
  FACEBOOK_GRAPH_URL: serviceAddress.default('https://graph.facebook.com/v23.0'),
  /** Confirming identities in Singapore: docs/singpass.md. Absent: not offered. */
  SINGPASS_CLIENT_ID: z.string().optional(),
  /** Our private keys, a JWK set. */
  SINGPASS_KEYS_FILE: z.string().optional(),
  SINGPASS_ISSUER: serviceAddress.default('https://id.singpass.gov.sg/fapi'),
  /**
   * Where private files are: `https://KEY:SECRET@host/bucket/prefix?region=…` of any S3-compatible server. Absent: below
   * the data folder.
   */
  S3_URL: serviceAddress.optional(),
  /** A virus scanner, clamd: `tcp://host:3310` or `unix:/path/of/socket`. Absent: files are not scanned. */
  CLAMD_URL: z.url({ protocol: /^(tcp|unix)$/ }).optional(),
  /** On if a trusted proxy in front sends the visitor's address (X-Forwarded-For). */
  TRUST_PROXY: z.enum(['on', 'off']).default('off'),
  /** The mail server (docs/mail.md); absent: mail stays here, and `/dev/mailbox` shows it to holders of its key. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** `none`: without encryption, for a server on the same machine. */
  SMTP_TLS: z.enum(['verified', 'any-certificate', 'none']).default('verified'),
  /** The sender: an address, or `Name <address>`. */
  MAIL_FROM: sender.optional(),
  REPLY_TO: sender.optional(),
  DKIM_DOMAIN: z.hostname().optional(),
  DKIM_SELECTOR: z
    .string()
    .regex(/^[A-Za-z0-9.-]+$/)
    .optional(),
  /** The private key, PEM. */
  DKIM_KEY_FILE: z.string().optional(),
  /** The key of web push, 32 bytes in base64url. Absent: a key is made in the data folder. */
  VAPID_PRIVATE_KEY: z.string().optional(),
  /** Where push services write to: `mailto:` or `https:`. Absent: the address of the site. */
  VAPID_CONTACT: z
    .string()
    .regex(/^(?:mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/)
    .optional(),
  /** Origins of further push services, separated by commas; only these may be in a private network. */
  PUSH_SERVICES: z
    .string()
    .default('')
    .transform((list) => list.split(',').flatMap((each) => URL.parse(each.trim())?.origin ?? [])),
  /** The SMS gateway; absent: messages stay here, as mail does. */
  SMS_URL: z.url({ protocol: /^https?$/ }).optional(),
  SMS_TOKEN: z.string().optional(),
  /** The body that is sent to the gateway. */
  SMS_BODY: z.string().default('{"to":"{to}","text":"{text}"}'),
})

export interface Env extends z.output<typeof schema> {
  dataFolder: string
}

/** Reads and checks the configuration; throws one readable sentence for each wrong value. */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const present = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const result = schema.safeParse(present)
  if (!result.success) {
    const problems = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new ConfigurationError(`The configuration is wrong. ${problems.join('; ')}.`)
  }
  return { ...result.data, dataFolder: resolve(result.data.JOBLANE_DATA) }
}

/** An error that the operator must fix; its message is printed without a stack. */
export class ConfigurationError extends Error {}
