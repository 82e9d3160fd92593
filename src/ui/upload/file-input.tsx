import type { ComponentProps } from 'react'

interface FileInputProps extends Omit<ComponentProps<'input'>, 'type' | 'accept' | 'onChange' | 'className'> {
  /** `.pdf`: what the picker offers. */
  extensions: readonly string[]
  /** Null: the choice was taken back. */
  onChoose: (file: File | null) => void
}

/** The browser's own control for choosing a file; give it the attributes of its `Field`. */
export const FileInput = ({ extensions, onChoose, ...input }: FileInputProps) => (
  <input
    {...input}
    type="file"
    accept={extensions.join(',')}
    onChange={({ currentTarget }) => onChoose(currentTarget.files?.[0] ?? null)}
    className="min-h-11 w-full min-w-0 file:me-3 file:min-h-11 file:rounded-control file:border-0 file:bg-tint file:px-3 file:font-semibold"
  />
)
