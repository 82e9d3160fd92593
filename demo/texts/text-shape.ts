import type { FieldKey } from '../fields.ts'
import type { SectorKey } from '../sectors.ts'

type Phrases = readonly [string, ...string[]]

/** The phrases that every language must have; the English list sets their number. */
export interface TextShape {
  headings: Record<'duties' | 'requirements' | 'benefits' | 'about' | 'apply', Phrases>
  labels: Record<
    'position' | 'place' | 'hours' | 'skills' | 'languages' | 'separator' | 'colon' | 'sentenceSpace',
    string
  >
  titles: Record<
    | 'senior'
    | 'junior'
    | 'intern'
    | 'urgent'
    | 'remote'
    | 'freshGraduates'
    | 'partTime'
    | 'contract'
    | 'shift',
    Phrases
  > &
    Record<'place' | 'note', string>
  openings: Phrases
  intros: Phrases
  culture: Phrases
  leadDuties: Phrases
  traineeDuties: Phrases
  commonDuties: Phrases
  web3Duties: Phrases
  /** In the order of the experience levels' ids. */
  experience: Phrases
  /** In the order of the degrees' ids. */
  degrees: Phrases
  traits: Phrases
  nice: Phrases
  skillsLine: Phrases
  perks: Phrases
  hours: Record<'office' | 'shifts' | 'partTime', Phrases>
  arrangement: Record<'hybrid' | 'remote', Phrases>
  urgent: Phrases
  closings: Phrases
  sectors: Record<SectorKey, Phrases>
  fields: Record<FieldKey, { duties: Phrases; requirements: Phrases }>
}
