import { LINK } from '#features/sign-in/web/door.tsx'
import { Button } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import { useText } from '../texts.ts'

export interface EntryProps {
  /** The entry whose fields are shown: its id, `new`, or null. */
  open: string | null
  /** The address that shows the fields of an entry. */
  pathOf: (entry: string) => string
}

interface EntriesProps extends EntryProps {
  entries: readonly { id: string; title: string; text: string }[]
  addText: string
}

/** The jobs or schools so far; each can be changed and removed. */
export function Entries({ entries, open, pathOf, addText }: EntriesProps) {
  const t = useText()
  const shown = entries.filter(({ id }) => id !== open)
  if (entries.length === 0) return null
  return (
    <div>
      <ul className="divide-y divide-line">
        {shown.map(({ id, title, text }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 py-1">
            <p className="min-w-0 grow">
              <bdi className="font-semibold">{title}</bdi>
              {text !== '' && (
                <>
                  <br />
                  <bdi className="text-muted">{text}</bdi>
                </>
              )}
            </p>
            <Link to={pathOf(id)} className={LINK} aria-label={t('wizard.change_entry', { entry: title })}>
              {t('gate.change')}
            </Link>
            <Button
              type="submit"
              look="ghost"
              name="remove"
              value={id}
              aria-label={t('wizard.remove_entry', { entry: title })}
            >
              {t('wizard.remove')}
            </Button>
          </li>
        ))}
      </ul>
      {open === null && (
        <Link to={pathOf('new')} className={LINK}>
          {addText}
        </Link>
      )}
    </div>
  )
}
