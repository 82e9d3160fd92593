import { randomUUID } from 'node:crypto'

/** An id for `Mail`, UUID version 7: ordered by the time, as those that the database makes. */
export function newMailId(): string {
  const time = Date.now().toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`
}
