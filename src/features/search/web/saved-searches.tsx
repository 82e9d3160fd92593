import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react'
import { useLanguage } from '#i18n/language-provider.tsx'
import { Button } from '#ui/button.tsx'
import { CheckIcon, CloseIcon } from '#ui/icons.tsx'
import { Input } from '#ui/inputs.tsx'
import { Link } from '#ui/link.tsx'
import { useNotify } from '#ui/notifications.tsx'
import { closePopover } from '#ui/popover.tsx'
import { PencilIcon } from './pencil-icon.tsx'
import { RecentSearches } from './recent-searches.tsx'
import { type KeptSearch, savedSearches, saveSearch } from './search-history.ts'
import { useText } from './texts.ts'

/** The panel of searches saved on this device. `current`: the search of the page, with a suggested name. */
export function SavedSearches({ current }: { current: KeptSearch }) {
  const t = useText()
  const searches = savedSearches.use()
  const saved = searches.find(({ to }) => to === current.to)
  return (
    <div className="grid gap-3 px-2 py-2">
      {saved === undefined && <SaveForm key={current.to} current={current} />}
      <ul>
        {searches.map((search) => (
          <li key={search.to} className="border-b border-line last:border-0">
            <SavedSearch search={search} isCurrent={search === saved} />
          </li>
        ))}
      </ul>
      <p className="text-13 text-muted">{t('saved.note')}</p>
      <RecentSearches />
    </div>
  )
}

function SaveForm({ current }: { current: KeptSearch }) {
  const t = useText()
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    saveSearch({ to: current.to, name: nameIn(event.currentTarget) || current.name })
  }
  return (
    <form onSubmit={save} className="grid gap-2">
      <label htmlFor="search-name" className="font-semibold">
        {t('saved.name')}
      </label>
      <Input id="search-name" name="name" defaultValue={current.name} maxLength={80} autoComplete="off" />
      <Button type="submit" look="primary">
        {t('saved.save')}
      </Button>
    </form>
  )
}

function SavedSearch({ search, isCurrent }: { search: KeptSearch; isCurrent: boolean }) {
  const t = useText()
  const lang = useLanguage()
  const notify = useNotify()
  const [isRenaming, setIsRenaming] = useState(false)
  const { name, to } = search
  const comesBack = useRef(false)
  const endRenaming = () => {
    comesBack.current = true
    setIsRenaming(false)
  }
  const rename = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const next = nameIn(event.currentTarget) || name
    savedSearches.write(savedSearches.read().map((one) => (one.to === to ? { to, name: next } : one)))
    endRenaming()
  }
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // Only the field closes, not the panel around it.
    event.preventDefault()
    endRenaming()
  }
  const remove = () => {
    const before = savedSearches.read()
    savedSearches.write(before.filter((one) => one.to !== to))
    notify({ text: t('saved.deleted', { name }), undo: () => savedSearches.write(before) })
  }
  if (isRenaming) {
    return (
      <form onSubmit={rename} onKeyDown={leave} className="flex gap-2 py-1">
        <Input
          name="name"
          aria-label={t('saved.name')}
          defaultValue={name}
          maxLength={80}
          autoComplete="off"
          ref={(field) => field?.focus()}
        />
        <Button type="submit" shape="square" aria-label={t('saved.rename', { name })}>
          <CheckIcon />
        </Button>
      </form>
    )
  }
  return (
    <div className="flex items-center">
      <Link
        to={`/${lang}${to}`}
        onClick={closePopover}
        aria-current={isCurrent ? 'page' : undefined}
        className="flex min-h-11 min-w-0 grow items-center gap-2 aria-[current]:font-semibold aria-[current]:text-primary"
      >
        <bdi className="truncate">{name}</bdi>
      </Link>
      <Button
        look="ghost"
        shape="square"
        aria-label={t('saved.rename', { name })}
        onClick={() => setIsRenaming(true)}
        ref={(button) => {
          if (comesBack.current) button?.focus()
          comesBack.current = false
        }}
      >
        <PencilIcon size={16} />
      </Button>
      <Button look="ghost" shape="square" aria-label={t('saved.delete', { name })} onClick={remove}>
        <CloseIcon size={16} />
      </Button>
    </div>
  )
}

const nameIn = (form: HTMLFormElement): string => {
  const name = new FormData(form).get('name')
  return typeof name === 'string' ? name.trim() : ''
}
