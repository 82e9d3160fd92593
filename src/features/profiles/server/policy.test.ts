import { expect, test } from 'vitest'
import { isAllowed } from '#shared/verdict.ts'
import { type Asked, maySeeProfile, whyUnfound } from './policy.ts'

const OPEN: Asked = {
  contact: 'none',
  isBlocked: false,
  isAway: false,
  isCompleted: true,
  isHidden: false,
  isNotLooking: false,
  isHiddenFromCompany: false,
}

const NOTHING = 'nothing'
const ANONYMOUS = 'the work'
const ALL = 'name and contacts'

/** What is seen without a contact, after an accepted invitation, and after an application. */
test.each([
  ['a seeker', {}, [ANONYMOUS, ALL, ALL]],
  ['one who has not finished the wizard', { isCompleted: false }, [NOTHING, ALL, ALL]],
  ['one who hides', { isHidden: true }, [NOTHING, ALL, ALL]],
  ['one who does not look for work', { isNotLooking: true }, [NOTHING, ALL, ALL]],
  ['one who hides from this company', { isHiddenFromCompany: true }, [NOTHING, NOTHING, ALL]],
  ['one who has blocked it', { isBlocked: true }, [NOTHING, NOTHING, NOTHING]],
  ['one who is suspended or leaves', { isAway: true }, [NOTHING, NOTHING, NOTHING]],
] satisfies [string, Partial<Asked>, string[]][])('of %s a company sees what it may', (_who, given, seen) => {
  const contacts = ['none', 'invited', 'applied'] as const
  const found = contacts.map((contact) => {
    const may = maySeeProfile({ ...OPEN, ...given, contact })
    expect(may.name).toBe(may.contacts)
    if (!isAllowed(may.open)) return NOTHING
    return isAllowed(may.name) ? ALL : ANONYMOUS
  })
  expect(found).toEqual(seen)
})

test('its owner reads why nobody finds a profile, by the rule that hides it', () => {
  const all = [true, false].flatMap((isCompleted) =>
    [true, false].flatMap((isHidden) =>
      [true, false].map((isNotLooking) => ({ isCompleted, isHidden, isNotLooking })),
    ),
  )
  for (const said of all)
    expect(isAllowed(maySeeProfile({ ...OPEN, ...said }).open)).toBe(whyUnfound(said) === null)
  expect(whyUnfound({ ...OPEN, isHidden: true, isCompleted: false })).toBe('hidden')
  expect(whyUnfound({ ...OPEN, isNotLooking: true, isCompleted: false })).toBe('unfinished')
})
