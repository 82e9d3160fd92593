import { createBlocks } from '#features/companies/server/blocks/create-blocks.ts'
import { createCompanyDirectory } from '#features/companies/server/company-directory.ts'
import { pagesOf } from '#features/pages-of-site.ts'
import type { RoomServices } from '#features/room-services.ts'
import { rooms } from '#features/rooms.ts'
import type { IndexThread, startIndexThread } from '#features/search/server/index-thread.ts'
import { snapshotFileIn } from '#features/search/server/snapshot-file.ts'
import { sitemapSections } from '#features/sitemap-sections.ts'
import type { Database } from '#platform/db/database.ts'
import { untilAnswered } from '#platform/db/until-answered.ts'
import type { Env } from '#platform/env.ts'
import { readExchangeRates } from '#platform/exchange-rates.ts'
import { errorFields } from '#platform/log.ts'
import { configuredChannels } from '#platform/outbound/channels.ts'
import { readSecrets } from '#platform/secrets.ts'
import { createFileServices } from '#platform/storage/file-services.ts'

/** The services of the caller: the job index has a thread unless `startJobSearch` replaces it. */
type Given = Pick<RoomServices, 'clock' | 'log' | 'origins' | 'catalogues' | 'publicCalls'> & {
  database: Database
  startJobSearch: typeof startIndexThread
}

/** Creates the services that rooms share. `jobSearch.close()` ends the thread of the job index. */
export async function createRoomServices(
  env: Env,
  { database, startJobSearch, ...given }: Given,
): Promise<RoomServices & { jobSearch: IndexThread }> {
  const { db } = database
  const { clock, log } = given
  const rates = await readExchangeRates(env, clock.now())
  const snapshotFile = snapshotFileIn(env.dataFolder)
  const directory = createCompanyDirectory(db, clock)
  const blocks = createBlocks(db, directory)
  const [jobSearch] = await Promise.all([
    startJobSearch({ database: { ...database.settings }, snapshotFile, rates }, (trouble) =>
      log.error('The search index is in trouble', errorFields(trouble)),
    ),
    untilAnswered(() => directory.fresh()),
  ])
  const secrets = readSecrets(env)
  const decryptedData = await Promise.all(rooms.map((room) => room.decrypt?.({ clock, secrets }) ?? []))
  const personSources = await Promise.all(
    rooms.flatMap((room) => room.person?.({ db, clock, directory, blocks }) ?? []),
  )
  const relationSources = await Promise.all(rooms.flatMap((room) => room.relation?.({ db, blocks }) ?? []))
  const reportScanner = (error: unknown) => log.error('The virus scanner does not answer', errorFields(error))
  const pages = pagesOf('seeker')
  const files = createFileServices(env, { db, clock, reportScanner })
  const warn = (message: string, error: unknown) => log.warn(message, errorFields(error))
  const guestMoves = await Promise.all(
    rooms.flatMap((room) => room.guestMove?.({ clock, warn, ...files }) ?? []),
  )
  return {
    ...given,
    ...files,
    ...{ env, db, secrets, rates, jobSearch, directory, blocks },
    report: (message, error) => log.error(message, errorFields(error)),
    warn,
    channels: configuredChannels(env),
    personalData: rooms.flatMap(({ personalData = [] }) => personalData),
    decryptedData: decryptedData.flat(),
    personSources,
    relationSources,
    guestMoves,
    sitemapPages: pages.filter(({ isInSitemap }) => isInSitemap).map(({ path }) => path),
    sitemapSections: await sitemapSections(),
    uncrawledPages: pages.filter(({ isCrawled }) => isCrawled === false).map(({ path }) => path),
  }
}
