import type { Room } from './room.ts'

/** The rooms, lowest first: a room imports only rooms before it. The name of a room is that of its folder. */
const ROOMS = {
  translations: () => import('./translations/room.ts'),
  lookups: () => import('./lookups/room.ts'),
  accounts: () => import('./accounts/room.ts'),
  // Every room that changes something of an account tells its owner.
  notifications: () => import('./notifications/room.ts'),
  sessions: () => import('./sessions/room.ts'),
  operators: () => import('./operators/room.ts'),
  'sign-in': () => import('./sign-in/room.ts'),
  'account-settings': () => import('./account-settings/room.ts'),
  // Tokens of a session bind its authorization requests to a browser, and it compares names with those of accounts.
  identity: () => import('./identity/room.ts'),
  tracking: () => import('./tracking/room.ts'),
  companies: () => import('./companies/room.ts'),
  jobs: () => import('./jobs/room.ts'),
  search: () => import('./search/room.ts'),
  'job-alerts': () => import('./job-alerts/room.ts'),
  recently: () => import('./recently/room.ts'),
  visitors: () => import('./visitors/room.ts'),
  landings: () => import('./landings/room.ts'),
  syndication: () => import('./syndication/room.ts'),
  feeds: () => import('./feeds/room.ts'),
  profiles: () => import('./profiles/room.ts'),
  greetings: () => import('./greetings/room.ts'),
  fit: () => import('./fit/room.ts'),
  // A resume is made of the profile, and what was read from one goes into it.
  resumes: () => import('./resumes/room.ts'),
  // What is sent is a resume and a profile, and whether one may apply depends on the fit.
  applications: () => import('./applications/room.ts'),
  'my-jobs': () => import('./my-jobs/room.ts'),
  'blocked-companies': () => import('./blocked-companies/room.ts'),
  employer: () => import('./employer/room.ts'),
  moderation: () => import('./moderation/room.ts'),
}

export const rooms: readonly (Room & { name: string })[] = await Promise.all(
  Object.entries(ROOMS).map(async ([name, load]) => ({ name, ...(await load()).room })),
)
