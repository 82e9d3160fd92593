import { accountOf } from '#features/sessions/server/door.ts'
import { ApiError } from '#shared/api-error.ts'
import { lookUp } from '#shared/look-up.ts'
import { recordOf } from '#shared/record-of.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { ImportEntry, PresentedDraft } from '../../contract/import.ts'
import { LISTED_SECTIONS } from '../../contract/profile.ts'
import type { ProfileDependencies } from '../get-me.ts'
import { findProfile, type ProfileRow } from '../queries/profile.ts'
import type { Draft, DraftEntry, DraftFields } from './draft.ts'
import { sectionNow } from './import-sections.ts'
import { basicValue, presentEntry } from './present-entry.ts'

/** What was read, each entry compared with the profile as it is now. Throws 40005 if the viewer is no seeker. */
export async function presentDraft(
  { db }: Pick<ProfileDependencies, 'db'>,
  { entries, left }: Draft,
  viewer: Viewer,
): Promise<PresentedDraft> {
  const accountId = accountOf(viewer)
  const profile = await findProfile(db, accountId)
  if (profile === null) throw new ApiError(40005)
  const pairs = await Promise.all(
    LISTED_SECTIONS.map(async (name) => [name, await sectionNow(name, db, accountId)] as const),
  )
  const sections = new Map<string, (typeof pairs)[number][1]>(pairs)
  const stateOf = ({ section, fields }: DraftEntry): Pick<ImportEntry, 'state' | 'present'> =>
    section === 'basics'
      ? stateOfAnswer(fields, profile, viewer.language)
      : { state: sections.get(section)?.isKnown(fields) ? 'known' : 'new', present: null }
  return {
    entries: entries.map((entry) => ({ ...shownEntry(entry, viewer.language), ...stateOf(entry) })),
    room: recordOf(LISTED_SECTIONS, (name) => {
      const section = sections.get(name)
      return section === undefined ? 0 : Math.max(0, section.most.entries - section.count)
    }),
    left,
  }
}

/** What was read, for somebody without a profile. */
export const presentForGuest = ({ entries }: Draft, language: string): ImportEntry[] =>
  entries.map((entry) => ({ ...shownEntry(entry, language), state: 'new', present: null }))

const shownEntry = (entry: DraftEntry, language: string): Omit<ImportEntry, 'state' | 'present'> => ({
  ...presentEntry(entry, language),
  key: entry.key,
  section: entry.section,
  fields: entry.fields,
  is_shortened: entry.is_shortened,
  open: entry.open,
})

/** Whether the profile has this answer, or another one, in words. */
function stateOfAnswer(
  fields: DraftFields,
  { location_id, location_words, ...profile }: ProfileRow,
  language: string,
): Pick<ImportEntry, 'state' | 'present'> {
  const answers: Readonly<Record<string, unknown>> = profile
  const [[field, value] = ['', null]] = Object.entries(fields)
  const isPlace = field.startsWith('location_')
  const place: DraftFields = location_id === null ? { location_words } : { location_id }
  const now = isPlace ? (location_id ?? location_words) : lookUp(answers, field)
  if (now === null || now === undefined || now === '') return { state: 'new', present: null }
  if (now === value) return { state: 'known', present: null }
  const present = isPlace ? place : { [field]: String(now) }
  return { state: 'other', present: basicValue(present, language) }
}
