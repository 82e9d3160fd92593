import type { FastifyInstance } from 'fastify'
import type { PersonalData, UnexportedTable } from '#config/personal-data.ts'
import type { GuestMove } from '#platform/guest-move.ts'
import type { Admissions } from '#platform/http/admission.ts'
import type { Dispatcher } from '#platform/http/dispatcher.ts'
import type { RateLimits } from '#platform/http/rate-limits.ts'
import type { ViewerOf } from '#platform/http/viewer-of-request.ts'
import type { Task } from '#platform/jobs/tasks.ts'
import type { RealtimeRoom } from '#platform/realtime/realtime-room.ts'
import type { PersonSource } from '#platform/search/person.ts'
import type { SitemapSection } from '#platform/sitemap.ts'
import type { Route } from '#shared/contract.ts'
import type { RelationSource } from '#shared/relation.ts'
import type { Site } from '#shared/viewer.ts'
import type { DecryptedData } from './account-settings/server/door.ts'
import type { RoomServices, TaskServices } from './room-services.ts'

/**
 * The declaration of a room, in its `room.ts`. `entry/` and the builds of the sites loop over the rooms (`rooms.ts`),
 * so a room is removed with its folder and its line there. Every function imports its part of the server when it is
 * called: a process loads only the parts that its role needs, and a build of pages loads none.
 */
export interface Room {
  /** The pages of the room; their route modules are in `pages/`. */
  pages?: readonly RoomPage[]
  /** The bundle of its scripts in browsers. Absent: the bundle that all pages of the seekers' site load. */
  scripts?: Scripts
  /** The use-cases of its contracts, and its further routes. Called once in each process that serves calls. */
  serve?(services: RoomServices): Promise<Served>
  /** The background tasks. */
  tasks?(services: TaskServices): Promise<Task[]>
  /** The messages to open sockets. */
  sockets?(services: Pick<RoomServices, 'db' | 'clock'>): Promise<RealtimeRoom>
  /** What the room knows of a person, for ranking jobs. */
  person?(services: Pick<RoomServices, 'db' | 'clock' | 'directory' | 'blocks'>): Promise<PersonSource>
  /** What the room knows of a seeker and a company: whether they are in contact, or one has blocked the other. */
  relation?(services: Pick<RoomServices, 'db' | 'blocks'>): Promise<RelationSource>
  /** Moves what the room has stored for a guest to the account to which they sign in. */
  guestMove?(services: Pick<RoomServices, 'clock' | 'uploads' | 'privateFiles' | 'warn'>): Promise<GuestMove>
  /** The rows that are in the sitemap; pages without data say so in `pages`. */
  sitemap?(): Promise<SitemapSection>
  /** The tables with data of a person, for the export of an account. */
  personalData?: readonly PersonalData[]
  /** The tables with data about persons that are not exported. */
  unexportedTables?: readonly UnexportedTable[]
  /** The tables that are about no person. */
  impersonalTables?: readonly string[]
  /** The tables that only the room can decrypt. */
  decrypt?(services: Pick<RoomServices, 'clock' | 'secrets'>): Promise<DecryptedData[]>
}

export interface Served {
  routes: readonly Route[]
  /** Mounts routes that are neither calls nor pages, by site. */
  mounts?: Partial<Record<Site, (app: FastifyInstance, served: ServedCalls) => void>>
  /** Called when the process stops. */
  close?(): Promise<void>
}

/** The calls of all rooms, for the routes mounted beside them. */
export interface ServedCalls {
  dispatcher: Dispatcher
  limits: RateLimits
  admissions: Admissions
  viewerOf: ViewerOf
}

export interface RoomPage {
  /** `common`: of the seekers' and the employers' site. */
  site: Site | 'common'
  /** Below the language; empty: the start page of the site. */
  path: string
  /** The route module: `pages/{site}/{file}`. */
  file: string
  /** Only if several paths have the same file; absent: the name of the file. */
  id?: string
  /** The frame around it. `settings`: the tabs of the account settings (`app/common/settings/settings-tab.ts`). */
  frame?: 'settings'
  /** Whether it is in the sitemap under its own path. */
  isInSitemap?: boolean
  /** Whether crawlers may fetch it; absent: they may. */
  isCrawled?: boolean
  /**
   * Names and addresses of the kinds of this page, without the language: the tests for every page visit each kind.
   * `{name}` is the number of a job, `{company name}` of a company of the demo world's cast.
   */
  kinds?: Readonly<Record<string, string>>
  /** Instead of kinds: why the tests for every page cannot open it, and which test covers it. */
  notSeen?: string
  /**
   * Addresses below the language that are no pages and lead to this one: parts of an address, or what people type from
   * memory. A page of the same address is stronger.
   */
  alsoAt?: readonly string[]
  /** The same for visitors without a session, where the page of others would ask them to sign in. */
  guestsAlsoAt?: readonly string[]
  /** Why no page links to it. */
  notLinked?: string
}

export interface Scripts {
  /** Rooms that name the same bundle share it. */
  bundle: string
  /** The modules in `web/`, by name, that stay separate: other pages load them, or they are loaded later. */
  apart?: readonly string[]
  /** The number of pages that must share a module for it to be in the bundle; absent: 2. */
  sharedBy?: number
}
