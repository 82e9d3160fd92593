import type { Relation } from '#shared/relation.ts'
import type { Verdict } from '#shared/verdict.ts'
import type { Unfound } from '../contract/profile.ts'

/** A seeker, and a company whose recruiter asks for their profile. */
export interface Asked extends Relation {
  /** The account is suspended, or its owner is leaving. */
  isAway: boolean
  isCompleted: boolean
  /** By their own wish: not to be found. */
  isHidden: boolean
  /** By their answer: not looking for work. */
  isNotLooking: boolean
  /** An entry of the profile hides it from this company, or its group. */
  isHiddenFromCompany: boolean
}

/** What the seeker has said of being found. */
export type Findable = Pick<Asked, 'isCompleted' | 'isHidden' | 'isNotLooking'>

/** Why employers without a contact cannot find a profile; null: they can. Its owner reads the same reason. */
export function whyUnfound({ isCompleted, isHidden, isNotLooking }: Findable): Unfound | null {
  if (isHidden) return 'hidden'
  if (!isCompleted) return 'unfinished'
  return isNotLooking ? 'not_looking' : null
}

/**
 * What a company may see of a seeker (docs/decisions/0061). A profile that it may not see does not exist for it: 40004.
 * An application opens a profile to that company, whatever hides it from others; an accepted invitation does not undo
 * what hides it from this very company. A block comes before everything.
 */
export function maySeeProfile(asked: Asked): Record<'open' | 'name' | 'contacts', Verdict> {
  if (!isOpen(asked)) return { open: 40004, name: 40004, contacts: 40004 }
  const isInContact: Verdict = asked.contact === 'none' ? 40005 : true
  return { open: true, name: isInContact, contacts: isInContact }
}

function isOpen({ contact, ...asked }: Asked): boolean {
  if (asked.isAway || asked.isBlocked) return false
  if (contact === 'applied') return true
  if (asked.isHiddenFromCompany) return false
  return contact === 'invited' || whyUnfound(asked) === null
}
