import type { ReactNode } from 'react'
import { OpensForm } from './entry-links.tsx'
import { AddIcon, EditIcon } from './icons.tsx'
import { useEditing } from './page-context.ts'
import { EmptyLine, Section } from './section.tsx'
import { editAddress, type SingleSection } from './sections.ts'
import { useText } from './texts.ts'

interface OneFormProps {
  name: SingleSection
  title: string
  /** The line of an empty section; absent: it has something. */
  empty?: string | undefined
  form: ReactNode
  children: ReactNode
}

/** A section with one form. */
export function OneForm({ name, title, empty, form, children }: OneFormProps) {
  const t = useText()
  const isOpen = useEditing()?.section === name
  const icon = empty === undefined ? <EditIcon /> : <AddIcon />
  const opens = (
    <OpensForm to={editAddress(name)} label={t('profile.edit_entry', { name: title })} icon={icon} />
  )
  return (
    <Section name={name} title={title} actions={!isOpen && opens}>
      {isOpen ? form : empty === undefined ? children : <EmptyLine text={empty}>{null}</EmptyLine>}
    </Section>
  )
}
