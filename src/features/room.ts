import type { FastifyInstance } from 'fastify'
import type { PersonalData, UnexportedTable } from '#config/personal-data.ts'
import type { Admissions } from '#platform/http/admission.ts'
import type { Dispatcher } from '#platform/http/dispatcher.ts'
import type { RateLimits } from '#platform/http/rate-limits.ts'
import type { ViewerOf } from '#platform/http/viewer-of-request.ts'
import type { Task } from '#platform/jobs/tasks.ts'
import type { RealtimeRoom } from '#platform/realtime/realtime-room.ts'
import type { Route } from '#shared/contract.ts'
import type { Site } from '#shared/viewer.ts'
import type { DecryptedData } from './account-settings/server/door.ts'
import type { House, WorkHouse } from './house.ts'

/**
 * What a room declares of itself, in its `room.ts`. `entry/` and the builds of the sites loop over the rooms
 * (`rooms.ts`), so a room is removed with its folder and its line there. Every function imports its part of the server
 * when it is called: a process loads only what its role needs, and a build of pages loads none of it.
 */
export interface Room {
  /** The pages of the room; their route modules are in `pages/`. */
  pages?: readonly RoomPage[]
  /** The bundle of its scripts in browsers. Absent: the one that all pages of the seekers' site load. */
  scripts?: Scripts
  /** The use-cases behind its contracts, and what it serves beside them. Called once in each process that answers calls. */
  serve?(house: House): Promise<Served>
  /** The background tasks. */
  tasks?(house: WorkHouse): Promise<Task[]>
  /** What open sockets learn from it. */
  sockets?(house: Pick<House, 'db' | 'clock'>): Promise<RealtimeRoom>
  /** The tables with data of a person, for the export of an account. */
  personalData?: readonly PersonalData[]
  /** Its tables with an account that are not exported. */
  unexportedTables?: readonly UnexportedTable[]
  /** Those of them that only the room can decrypt. */
  decrypt?(house: Pick<House, 'clock' | 'secrets'>): Promise<DecryptedData[]>
}

export interface Served {
  routes: readonly Route[]
  /** Mounts what is neither a call nor a page, by site. */
  mounts?: Partial<Record<Site, (app: FastifyInstance, served: ServedCalls) => void>>
  /** Called when the process stops. */
  close?(): Promise<void>
}

/** The calls of all rooms, for what is mounted beside them. */
export interface ServedCalls {
  dispatcher: Dispatcher
  limits: RateLimits
  admissions: Admissions
  viewerOf: ViewerOf
}

export interface RoomPage {
  /** `common`: of the seekers' and the employers' site. */
  site: Site | 'common'
  /** Below the language; empty: the first page of the site. */
  path: string
  /** The route module: `pages/{site}/{file}`. */
  file: string
  /** Only if several paths have the same file; absent: the name of the file. */
  id?: string
  /** Whether it is in the sitemap under its own path. */
  isInSitemap?: boolean
  /** Whether crawlers may fetch it; absent: they may. */
  isCrawled?: boolean
  /**
   * Names and addresses of the kinds of this page, without the language: what must hold on every page is tested on each
   * of them. `{name}` is the number of a job, `{company name}` of a company of the demo world's cast.
   */
  kinds?: Readonly<Record<string, string>>
  /** Instead of kinds: why a stranger cannot see it, and where it is tested. */
  notSeen?: string
  /** Why no page links to it. */
  notLinked?: string
}

export interface Scripts {
  /** Rooms that name the same bundle share it. */
  bundle: string
  /** The modules in `web/`, by name, that stay apart: other pages load them, or only a later moment does. */
  apart?: readonly string[]
  /** The number of pages from which a module is in the bundle; absent: 2. */
  sharedBy?: number
}
