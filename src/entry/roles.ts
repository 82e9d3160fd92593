import { ConfigurationError } from '#platform/env.ts'

/** The roles of a process: `web` serves pages and API, `realtime` holds sockets, `worker` runs background jobs. */
const ROLES = ['web', 'realtime', 'worker'] as const
export type Role = (typeof ROLES)[number]

/** The roles named after `npm start --`; all if none is named. */
export function rolesNamed(names: readonly string[]): ReadonlySet<Role> {
  const roles = names.map((name) => {
    const role = ROLES.find((known) => known === name)
    if (role) return role
    throw new ConfigurationError(
      `There is no role ${name}: name one of ${ROLES.join(', ')}, or none for all.`,
    )
  })
  return new Set(roles.length === 0 ? ROLES : roles)
}
