import { accountOf } from '#features/sessions/server/door.ts'
import { ApiError } from '#shared/api-error.ts'
import { lookUp } from '#shared/look-up.ts'
import { recordOf } from '#shared/record-of.ts'
import type { Viewer } from '#shared/viewer.ts'
import { type ImportEntry, type ProfileImport, profileImport } from '../../contract/import.ts'
import { LISTED_SECTIONS } from '../../contract/profile.ts'
import type { ProfileDependencies } from '../get-me.ts'
import { findProfile, type ProfileRow } from '../queries/profile.ts'
import type { DraftEntry, DraftFields } from './draft.ts'
import { sectionNow } from './import-sections.ts'
import { basicValue, presentEntry } from './present-entry.ts'
import { expiryOf, waitingImport } from './waiting-import.ts'

/** What waits to be added, each entry compared with the profile as it is now. */
export async function getImport(
  deps: ProfileDependencies,
  viewer: Viewer,
): Promise<{ import: ProfileImport | null }> {
  const accountId = accountOf(viewer)
  const profile = await findProfile(deps.db, accountId)
  if (profile === null) throw new ApiError(40005)
  const waiting = await waitingImport(deps, accountId)
  if (waiting === null) return { import: null }
  const pairs = await Promise.all(
    LISTED_SECTIONS.map(async (name) => [name, await sectionNow(name, deps.db, accountId)] as const),
  )
  const sections = new Map<string, (typeof pairs)[number][1]>(pairs)
  const stateOf = ({ section, fields }: DraftEntry): Pick<ImportEntry, 'state' | 'present'> =>
    section === 'basics'
      ? stateOfAnswer(fields, profile, viewer.language)
      : { state: sections.get(section)?.isKnown(fields) ? 'known' : 'new', present: null }
  const { id, source, filename, draft } = waiting
  return {
    import: {
      id,
      source: profileImport.shape.source.parse(source),
      filename,
      expires_at: expiryOf(waiting).toISOString(),
      entries: draft.entries.map((entry) => ({
        ...presentEntry(entry, viewer.language),
        ...stateOf(entry),
        key: entry.key,
        section: entry.section,
        is_shortened: entry.is_shortened,
        open: entry.open,
      })),
      room: recordOf(LISTED_SECTIONS, (name) => {
        const section = sections.get(name)
        return section === undefined ? 0 : Math.max(0, section.most.entries - section.count)
      }),
      left: draft.left,
    },
  }
}

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
