import { Form } from 'react-router'
import { IMPORT_HOURS } from '#config/limits.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import type { FormAnswer } from '#ui/form/form-answer.ts'
import { FormProblem } from '#ui/form/form-problem.tsx'
import { useFirstWrong } from '#ui/form/use-first-wrong.ts'
import type { ImportEntry, PresentedDraft, ProfileImport } from '../../contract/import.ts'
import { GroupProblem } from '../profile/choice-fields.tsx'
import { EntryChoice } from './entry-choice.tsx'
import { useText } from './texts.ts'

interface ChooseEntriesProps {
  waiting: ProfileImport
  /** Whether the wizard goes on after it. */
  isOnWay: boolean
  answer: FormAnswer<string> | null
}

const SECTIONS = [
  'basics',
  'work_experiences',
  'educations',
  'skills',
  'languages',
  'links',
  'licenses',
] as const satisfies readonly ImportEntry['section'][]

/** All that was read, section by section. Each entry can be left out, and what the file lacks can be filled in. */
export function ChooseEntries({ waiting, isOnWay, answer }: ChooseEntriesProps) {
  const t = useText()
  const form = useFirstWrong(answer)
  const { entries, filename } = waiting
  return (
    <>
      <p className="mt-2 text-pretty text-muted">
        {t('import.look_text', { name: filename, hours: IMPORT_HOURS })}
      </p>
      {waiting.source === 'resume' && waiting.resume_id === null && (
        <p className="mt-3 rounded-control bg-tint p-3 font-medium text-pretty">
          {t('import.file_not_kept')}
        </p>
      )}
      <Form method="post" ref={form} className="mt-5 grid gap-4">
        <FormProblem text={answer?.problem ?? null} />
        <input type="hidden" name="id" value={waiting.id} />
        <EntrySections read={waiting} answer={answer} />
        <div className="flex flex-wrap gap-3">
          {entries.length > 0 && (
            <Button type="submit" name="intent" value="apply" look="primary">
              {t('import.add')}
            </Button>
          )}
          <Button type="submit" name="intent" value="discard" formNoValidate>
            {t('import.discard')}
          </Button>
          {isOnWay && (
            <Button type="submit" name="intent" value="leave" formNoValidate>
              {t('import.leave')}
            </Button>
          )}
        </div>
      </Form>
    </>
  )
}

/** The sections of a form on which entries are chosen. */
export function EntrySections({ read, answer }: { read: PresentedDraft; answer: FormAnswer<string> | null }) {
  const t = useText()
  const { entries, room, left } = read
  return (
    <>
      {entries.length === 0 && <p>{t('import.nothing')}</p>}
      {SECTIONS.map((section) => (
        <SectionChoices
          key={section}
          section={section}
          entries={entries.filter((entry) => entry.section === section)}
          room={section === 'basics' ? null : room[section]}
          answer={answer}
        />
      ))}
      {left.length > 0 && <Left words={left} />}
      {answer?.errors.entries !== undefined && <FormProblem text={t('import.none')} />}
    </>
  )
}

const TITLES = {
  basics: 'profile.basics',
  work_experiences: 'profile.experience',
  educations: 'profile.education',
  skills: 'profile.skills',
  languages: 'profile.languages',
  links: 'profile.links',
  licenses: 'profile.licenses',
} as const

interface SectionChoicesProps {
  section: ImportEntry['section']
  entries: readonly ImportEntry[]
  /** How many entries the section still takes; null: any number. */
  room: number | null
  answer: FormAnswer<string> | null
}

function SectionChoices({ section, entries, room, answer }: SectionChoicesProps) {
  const t = useText()
  if (entries.length === 0) return null
  const added = entries.filter(({ state }) => state === 'new')
  // As many as there is room for; the person chooses others if they wish.
  const ticked = new Set(added.slice(0, room ?? added.length))
  const isTight = room !== null && added.length > room
  return (
    <Card className="p-5 sm:p-6">
      <fieldset className="min-w-0">
        <legend className="float-start text-20 font-bold">{t(TITLES[section])}</legend>
        <div className="clear-both">
          {isTight && <p className="mt-1 text-muted">{t('import.room', { count: room })}</p>}
          <GroupProblem id={section} text={answer?.errors[section]} />
          <ul className="mt-2 divide-y divide-line">
            {entries.map((entry) => (
              <EntryChoice key={entry.key} entry={entry} isTicked={ticked.has(entry)} answer={answer} />
            ))}
          </ul>
        </div>
      </fieldset>
    </Card>
  )
}

/** What was not taken over, in the words of the file. */
function Left({ words }: { words: readonly string[] }) {
  const t = useText()
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="text-20 font-bold">{t('import.left_title')}</h2>
      <p className="mt-1 text-pretty text-muted">{t('import.left_text')}</p>
      <ul className="mt-3 grid list-disc gap-1 ps-5">
        {words.map((line) => (
          <li key={line} className="break-words">
            <bdi>{line}</bdi>
          </li>
        ))}
      </ul>
    </Card>
  )
}
