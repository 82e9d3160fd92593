import type { ComponentProps } from 'react'
import { useNotify } from '#ui/notifications.tsx'
import { useDraftEditor } from './draft-context.ts'
import { useText } from './texts.ts'

/** A button with a command of `draft-edits.ts`. Without a script it sends the form, which saves what is typed too. */
export function CommandButton({
  command,
  ...button
}: { command: string } & Omit<ComponentProps<'button'>, 'type' | 'name' | 'value' | 'onClick'>) {
  const editor = useDraftEditor()
  const t = useText()
  const notify = useNotify()
  return (
    <button
      type="submit"
      name="intent"
      value={command}
      formNoValidate
      onClick={(event) => {
        event.preventDefault()
        editor.command(command)
        if (command.startsWith('remove')) notify({ text: t('editor.removed'), undo: editor.undo })
      }}
      {...button}
    />
  )
}
