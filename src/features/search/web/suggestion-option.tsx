import type { MouseEvent } from 'react'
import { VerifiedMark } from '#ui/chip.tsx'
import { classNames } from '#ui/class-names.ts'
import { Dotted } from '#ui/dotted.tsx'
import { SearchIcon } from '#ui/icons.tsx'
import { Monogram } from '#ui/monogram.tsx'
import type { Option } from './suggestion-groups.ts'
import { useText } from './texts.ts'

interface SuggestionOptionProps {
  id: string
  option: Option
  isActive: boolean
  onTake: () => void
}

/** A line of the list; a line that opens a page is a link, so that it can be opened in another tab. */
export function SuggestionOption({ id, option, isActive, onTake }: SuggestionOptionProps) {
  const shared = {
    id,
    // The focus stays in the field.
    onPointerDown: (event: { preventDefault: () => void }) => event.preventDefault(),
    onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
    className: classNames(
      'flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-1.5',
      isActive ? 'bg-quiet' : 'hover:bg-quiet',
    ),
  } as const
  function onClick(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onTake()
  }
  if (option.to === null) {
    return (
      // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys; the option never has the focus.
      <div {...shared} role="option" tabIndex={-1} aria-selected={isActive} onClick={onClick}>
        <Wording option={option} />
      </div>
    )
  }
  return (
    <a {...shared} role="option" tabIndex={-1} aria-selected={isActive} href={option.to} onClick={onClick}>
      <Wording option={option} />
    </a>
  )
}

function Wording({ option: { text, lang, details, company, to } }: { option: Option }) {
  const t = useText()
  return (
    <>
      {company && <Monogram id={company.id} name={text} size="small" />}
      {to === null && <SearchIcon size={16} className="text-muted" />}
      <span className="min-w-0">
        <bdi lang={lang} className={to === null ? undefined : 'font-semibold'}>
          {text}
        </bdi>
        {company?.isVerified && (
          <>
            {' '}
            <VerifiedMark label={t('find.verified_company')} />
          </>
        )}
        {details.length > 0 && (
          <span className="block text-13 text-muted">
            <Dotted>
              {details.map((detail) => (
                <bdi key={detail}>{detail}</bdi>
              ))}
            </Dotted>
          </span>
        )}
      </span>
    </>
  )
}
