import { useId } from 'react'
import { Button } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import type { ResumeContent } from '../../contract/resume-content.ts'
import { useDraftEditor } from './draft-context.ts'
import { useText } from './texts.ts'

/** The parts of a draft that come from the profile. */
export const PROFILE_PARTS = [
  'basics',
  'summary',
  'work',
  'education',
  'skills',
  'languages',
  'licenses',
  'links',
] as const
export type ProfilePart = (typeof PROFILE_PARTS)[number]

/** The draft with some parts as the profile has them now. */
export function withParts(
  content: ResumeContent,
  fresh: ResumeContent,
  parts: readonly string[],
): ResumeContent {
  const taken = PROFILE_PARTS.filter((part) => parts.includes(part))
  return { ...content, ...Object.fromEntries(taken.map((part) => [part, fresh[part]])) }
}

/**
 * What the profile says otherwise, part by part, to be taken or left. With a script it becomes part of what is typed,
 * and Undo takes it back; without, it is saved.
 */
export function ProfilePanel({ fresh }: { fresh: ResumeContent }) {
  const t = useText()
  const { content, write } = useDraftEditor()
  const id = useId()
  const changed = PROFILE_PARTS.filter(
    (part) => JSON.stringify(content[part]) !== JSON.stringify(fresh[part]),
  )
  return (
    <section aria-labelledby={id} className="maker-profile">
      <h2 id={id} className="text-17 font-bold">
        {t('editor.from_profile')}
      </h2>
      {changed.length === 0 ? (
        <p className="mt-1">{t('editor.profile_same')}</p>
      ) : (
        <>
          <p className="mt-1">{t('editor.profile_differs')}</p>
          <ul className="mt-2 grid gap-2">
            {changed.map((part) => (
              <li key={part}>
                <label className="flex gap-3 rounded-control border border-line p-3">
                  <input
                    type="checkbox"
                    name="parts"
                    value={part}
                    defaultChecked
                    className="mt-0.5 size-5 shrink-0 accent-primary"
                  />
                  <span className="grid min-w-0 grow gap-1">
                    <span className="font-semibold">
                      {t(part === 'basics' ? 'editor.basics' : `editor.section_${part}`)}
                    </span>
                    <Difference label={t('editor.here')} lines={linesOf(content[part])} />
                    <Difference label={t('editor.in_profile')} lines={linesOf(fresh[part])} />
                  </span>
                </label>
              </li>
            ))}
          </ul>
        </>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        {changed.length > 0 && (
          <Button
            type="submit"
            name="intent"
            value="take"
            look="primary"
            onClick={({ currentTarget }) => {
              const ticked = currentTarget.form?.querySelectorAll<HTMLInputElement>('[name=parts]:checked')
              write(
                withParts(
                  content,
                  fresh,
                  [...(ticked ?? [])].map(({ value }) => value),
                ),
              )
            }}
          >
            {t('editor.take')}
          </Button>
        )}
        <Link to="?" preventScrollReset className="maker-button">
          {t('editor.leave')}
        </Link>
      </div>
    </section>
  )
}

function Difference({ label, lines }: { label: string; lines: readonly string[] }) {
  return (
    <span className="grid text-13">
      <span className="text-muted">{label}</span>
      <span className="line-clamp-4 whitespace-pre-line" dir="auto">
        {lines.join('\n') || '–'}
      </span>
    </span>
  )
}

/** The texts of a part, one line each. */
function linesOf(part: ResumeContent[ProfilePart]): string[] {
  if (typeof part === 'string') return part === '' ? [] : [part]
  const entries: readonly object[] = Array.isArray(part) ? part : Object.values(part).map((value) => [value])
  return entries
    .map((entry) =>
      Object.values(entry)
        .filter((value) => typeof value === 'string' && value !== '')
        .join(' · '),
    )
    .filter((line) => line !== '')
}
