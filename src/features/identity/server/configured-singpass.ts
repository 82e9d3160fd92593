import type { Clock } from '#platform/clock.ts'
import { ConfigurationError, type Env } from '#platform/env.ts'
import { type Singpass, singpassBy } from './singpass.ts'
import { readSingpassKeys } from './singpass-keys.ts'

/** Singpass as configured by the environment; null without a configuration. A partial configuration is an error. */
export async function configuredSingpass(
  { SINGPASS_CLIENT_ID: clientId, SINGPASS_KEYS_FILE: file, SINGPASS_ISSUER: issuer }: Env,
  clock: Clock,
): Promise<Singpass | null> {
  if (clientId === undefined && file === undefined) return null
  if (clientId === undefined) throw new ConfigurationError('SINGPASS_CLIENT_ID: missing.')
  if (file === undefined) throw new ConfigurationError('SINGPASS_KEYS_FILE: missing.')
  return singpassBy({ issuer, clientId, clock, keys: await readSingpassKeys(file) })
}
