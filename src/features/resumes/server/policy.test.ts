import { expect, test } from 'vitest'
import { type GrantState, mayOpenDocument, mayWithGrant, type Opener } from './policy.ts'

const OPEN: GrantState = { isSent: false, isRevoked: false, isExpired: false, isDeleted: false }
const MEANT: Opener = { isMeant: true, isBlocked: false, isOwnerAway: false }

/** For whom the grant is, for others, for those whom a block stands between, and while the owner is away. */
test.each([
  ['an open grant', {}, [true, 40004, 40004, 40004], true],
  ['a revoked one', { isRevoked: true }, [41229, 40004, 40004, 40004], 41229],
  ['one that was sent by mail', { isSent: true }, [true, 40004, 40004, 40004], 41229],
  ['an expired one', { isExpired: true }, [41229, 40004, 40004, 40004], 41229],
  ['one whose document is gone', { isDeleted: true }, [41209, 40004, 40004, 40004], 41229],
  [
    'a revoked one whose document is gone',
    { isRevoked: true, isDeleted: true },
    [41229, 40004, 40004, 40004],
    41229,
  ],
] satisfies [string, Partial<GrantState>, (true | number)[], true | number][])(
  '%s opens to whom it is for',
  (_which, given, opened, revoked) => {
    const grant = { ...OPEN, ...given }
    const openers = [{}, { isMeant: false }, { isBlocked: true }, { isOwnerAway: true }]
    expect(openers.map((opener) => mayOpenDocument(grant, { ...MEANT, ...opener }))).toEqual(opened)
    expect(mayWithGrant(grant).revoke).toBe(revoked)
  },
)
