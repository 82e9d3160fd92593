import type { z } from 'zod'
import { MOST_GREETINGS, UNDO_SECONDS } from '#config/limits.ts'
import { accountOf } from '#features/sessions/server/door.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { ApiError, notFound } from '#shared/api-error.ts'
import { contactInText } from '#shared/contacts-in-text/contact-in-text.ts'
import type { ResponseOf } from '#shared/contract.ts'
import { later } from '#shared/later.ts'
import type { Viewer } from '#shared/viewer.ts'
import type * as contracts from '../contract.ts'
import * as queries from './queries.ts'

export interface GreetingDependencies {
  db: Db
  clock: Clock
}

type Listed = ResponseOf<typeof contracts.listGreetings>

export const listGreetings = ({ db }: { db: Db }, viewer: Viewer): Promise<Listed> =>
  listedFor(db, accountOf(viewer))

async function listedFor(db: Db, accountId: string): Promise<Listed> {
  const greetings = await queries.findGreetings(db, accountId)
  return { greetings, may: { add: greetings.length < MOST_GREETINGS } }
}

/**
 * The first one becomes the default. A text that is there already is kept once. Throws 41238 beyond the limit, 41239 for
 * a text with a contact.
 */
export function createGreeting(
  deps: GreetingDependencies,
  { text }: { text: string },
  viewer: Viewer,
): Promise<Listed> {
  refuseContacts(text)
  return change(deps, viewer, async (transaction, accountId, greetings) => {
    if (greetings.some((greeting) => greeting.text === text)) return
    if (greetings.length >= MOST_GREETINGS) throw new ApiError(41238)
    const place = greetings.length
    await queries.addGreeting(transaction, { account_id: accountId, place, text, is_default: place === 0 })
  })
}

/** Throws 40004 for a greeting that is not their own, 41239 for a text with a contact, 41272 for that of another. */
export function updateGreeting(
  deps: GreetingDependencies,
  { id, text }: z.output<typeof contracts.updateGreeting.request>,
  viewer: Viewer,
): Promise<Listed> {
  refuseContacts(text)
  return change(deps, viewer, async (transaction, _accountId, greetings) => {
    const own = ownOf(greetings, id)
    if (greetings.some((other) => other !== own && other.text === text))
      throw new ApiError(41272, { field: 'text' })
    await queries.setText(transaction, own.id, text)
  })
}

export const chooseGreeting = (
  deps: GreetingDependencies,
  { id }: { id: string },
  viewer: Viewer,
): Promise<Listed> =>
  change(deps, viewer, async (transaction, _accountId, greetings) => {
    const defaultId = ownOf(greetings, id).id
    await queries.setOrder(transaction, { ids: idsOf(greetings), defaultId })
  })

/** A place beyond the end is the end. */
export const moveGreeting = (
  deps: GreetingDependencies,
  { id, position }: z.output<typeof contracts.moveGreeting.request>,
  viewer: Viewer,
): Promise<Listed> =>
  change(deps, viewer, async (transaction, _accountId, greetings) => {
    const own = ownOf(greetings, id)
    const ids = idsOf(greetings.filter((other) => other !== own)).toSpliced(position, 0, own.id)
    await queries.setOrder(transaction, { ids, defaultId: defaultOf(greetings) })
  })

/** The first of the others takes over as the default. */
export const deleteGreeting = (
  deps: GreetingDependencies,
  { id }: { id: string },
  viewer: Viewer,
): Promise<Listed> =>
  change(deps, viewer, async (transaction, _accountId, greetings) => {
    const own = ownOf(greetings, id)
    const others = greetings.filter((other) => other !== own)
    await queries.markRemoved(transaction, own.id, deps.clock.now())
    const defaultId = own.is_default ? (others[0]?.id ?? null) : defaultOf(others)
    await queries.setOrder(transaction, { ids: idsOf(others), defaultId })
  })

/**
 * One whose text was added again meanwhile is there already. Throws 40004 for one that was not removed within the last
 * hour, 41238 where its place was taken.
 */
export const restoreGreeting = (
  deps: GreetingDependencies,
  { id }: { id: string },
  viewer: Viewer,
): Promise<Listed> =>
  change(deps, viewer, async (transaction, accountId, greetings) => {
    const after = later(deps.clock.now(), -UNDO_SECONDS)
    const removed = await queries.findRemoved(transaction, { accountId, id, after })
    if (removed === null) throw notFound()
    if (greetings.some(({ text }) => text === removed.text)) return
    if (greetings.length >= MOST_GREETINGS) throw new ApiError(41238)
    await queries.unmarkRemoved(transaction, id)
    await queries.setOrder(transaction, {
      ids: idsOf(greetings).toSpliced(removed.place, 0, id),
      defaultId: removed.is_default ? id : defaultOf(greetings),
    })
  })

/** Changes of an account wait for each other, so that limits hold and there is one default. */
async function change(
  { db }: GreetingDependencies,
  viewer: Viewer,
  work: (transaction: Db, accountId: string, greetings: readonly queries.GreetingRow[]) => Promise<void>,
): Promise<Listed> {
  const accountId = accountOf(viewer)
  return db.transaction().execute(async (transaction) => {
    await queries.lockSeeker(transaction, accountId)
    await work(transaction, accountId, await queries.findGreetings(transaction, accountId))
    return listedFor(transaction, accountId)
  })
}

function refuseContacts(text: string): void {
  if (contactInText(text) !== null) throw new ApiError(41239, { field: 'text' })
}

function ownOf(greetings: readonly queries.GreetingRow[], id: string): queries.GreetingRow {
  const own = greetings.find((greeting) => greeting.id === id)
  if (own === undefined) throw notFound()
  return own
}

const idsOf = (greetings: readonly queries.GreetingRow[]): string[] => greetings.map(({ id }) => id)

const defaultOf = (greetings: readonly queries.GreetingRow[]): string | null =>
  greetings.find(({ is_default }) => is_default)?.id ?? null
