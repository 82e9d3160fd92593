import type { ReactNode } from 'react'
import { ActionButton } from '#features/account-settings/web/door.tsx'
import { LinkButton } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { classNames } from '#ui/class-names.ts'
import { OrderedList } from '#ui/ordered-list.tsx'
import type { Greeting } from '../contract.ts'
import { useText } from './texts.ts'

interface GreetingListProps {
  greetings: readonly Greeting[]
  /** In place of a greeting: the form in which it is edited; null: it is not. */
  children: (greeting: Greeting) => ReactNode
}

/** The greetings in their order, which can be changed. */
export function GreetingList({ greetings, children }: GreetingListProps) {
  const t = useText()
  const on = (act: string) => (text: string) => t('greet.act_on', { act, text })
  const words = {
    handle: (text: string) => t('greet.handle', { text }),
    up: on(t('greet.up')),
    down: on(t('greet.down')),
    moved: (_text: string, position: number) => t('greet.moved', { position, all: greetings.length }),
  }
  return (
    <OrderedList items={greetings.map((greeting) => ({ ...greeting, name: greeting.text }))} words={words}>
      {(greeting, buttons) => children(greeting) ?? <Shown greeting={greeting} buttons={buttons} />}
    </OrderedList>
  )
}

function Shown({ greeting, buttons }: { greeting: Greeting; buttons: ReactNode }) {
  const t = useText()
  const { id, text, is_default: isDefault } = greeting
  const on = (act: string) => t('greet.act_on', { act, text })
  return (
    <div className="min-w-0 grow py-2.5 pe-2">
      <p dir="auto" className="wrap-anywhere">
        {text}
      </p>
      <div className={classNames('mt-1 flex flex-wrap items-center gap-y-1', !isDefault && '-ms-4.5')}>
        {isDefault ? (
          <Chip tone="info">{t('greet.default')}</Chip>
        ) : (
          <ActionButton intent="choose" item={['id', id]} look="ghost" label={on(t('greet.make_default'))}>
            {t('greet.make_default')}
          </ActionButton>
        )}
        <LinkButton to={`?edit=${id}`} look="ghost" aria-label={on(t('greet.edit'))} preventScrollReset>
          {t('greet.edit')}
        </LinkButton>
        <ActionButton intent="delete" item={['id', id]} look="ghost" label={on(t('greet.remove'))}>
          {t('greet.remove')}
        </ActionButton>
        {buttons}
      </div>
    </div>
  )
}
