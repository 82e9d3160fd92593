import type { Database } from '../db/database.ts'
import { listen, notify } from '../db/listen.ts'
import type { Log } from '../log.ts'
import { type Bus, readHints } from './bus.ts'
import { createHintSender } from './hint-sender.ts'

const CHANNEL = 'account_streams'

/** Hints as notifications of PostgreSQL: enough for an installation with one database. */
export function postgresBus({ db, settings }: Pick<Database, 'db' | 'settings'>, log: Log): Bus {
  const sender = createHintSender((text) => notify(db, CHANNEL, text), log)
  return {
    send: sender.send,
    listen: ({ heard, missed }) =>
      listen(settings, CHANNEL, (payload) => (payload === undefined ? missed() : heard(readHints(payload)))),
    close: sender.idle,
  }
}
