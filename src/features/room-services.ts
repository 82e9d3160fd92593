import type { ExchangeRates } from '#config/exchange-rates.ts'
import type { PersonalData } from '#config/personal-data.ts'
import type { Catalogues } from '#i18n/text.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { Env } from '#platform/env.ts'
import type { GuestMove } from '#platform/guest-move.ts'
import type { Log } from '#platform/log.ts'
import type { Channels } from '#platform/outbound/channels.ts'
import type { JobSearch } from '#platform/search/job-search.ts'
import type { PersonSource } from '#platform/search/person.ts'
import type { Secrets } from '#platform/secrets.ts'
import type { SitemapSection } from '#platform/sitemap.ts'
import type { FileServices } from '#platform/storage/file-services.ts'
import type { Blocks } from '#shared/blocks.ts'
import type { Contract } from '#shared/contract.ts'
import type { RelationSource } from '#shared/relation.ts'
import type { Site } from '#shared/viewer.ts'
import type { DecryptedData } from './account-settings/server/door.ts'
import type { CompanyDirectory } from './companies/server/door.ts'

/** The services that a serving process gives to its rooms. A room's dependencies are a part of them. */
export interface RoomServices extends FileServices {
  env: Env
  db: Db
  clock: Clock
  log: Log
  /** Logs an error under a message. */
  report: (message: string, error: unknown) => void
  /** Logs an error that needs no action yet, as a warning. */
  warn: (message: string, error: unknown) => void
  secrets: Secrets
  /** The public address of each site, without a trailing slash. */
  origins: Readonly<Record<Site, () => string>>
  /** Whether mail and SMS are delivered. */
  channels: Channels
  rates: ExchangeRates
  /** The texts of all rooms. */
  catalogues: Catalogues
  jobSearch: JobSearch
  directory: CompanyDirectory
  /** Which companies and seekers do not exist for each other. */
  blocks: Blocks
  /** What the rooms know of a person, for ranking jobs. */
  personSources: readonly PersonSource[]
  /** What the rooms know of a seeker and a company. */
  relationSources: readonly RelationSource[]
  /** What the rooms do with the data of a guest who signs in. */
  guestMoves: readonly GuestMove[]
  /** The data of a person in the tables of all rooms. */
  personalData: readonly PersonalData[]
  decryptedData: readonly DecryptedData[]
  /** The pages of the seekers' site that are in the sitemap, below the language. */
  sitemapPages: readonly string[]
  /** The rows of all rooms that are in the sitemap. */
  sitemapSections: readonly SitemapSection[]
  /** The pages of the seekers' site that crawlers may not fetch, below the language. */
  uncrawledPages: readonly string[]
  /** The calls of the seekers' site; complete only after all rooms have declared theirs. */
  publicCalls: () => readonly Contract[]
}

/** The services that the worker gives to its rooms. */
export type TaskServices = Pick<
  RoomServices,
  | 'db'
  | 'clock'
  | 'log'
  | 'secrets'
  | 'origins'
  | 'rates'
  | 'sitemapSections'
  | 'blocks'
  | 'personSources'
  | 'relationSources'
> & {
  dataFolder: string
}
