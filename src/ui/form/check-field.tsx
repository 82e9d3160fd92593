import { type ComponentProps, type ReactNode, useId } from 'react'

interface CheckFieldProps extends Omit<ComponentProps<'input'>, 'children' | 'className' | 'type'> {
  /** May hold links. */
  label: ReactNode
  problem?: string | undefined
}

export function CheckField({ label, problem, ...input }: CheckFieldProps) {
  const id = useId()
  const isWrong = problem !== undefined && problem !== ''
  return (
    <div>
      <div className="flex items-start gap-3 py-1.5">
        <input
          id={id}
          type="checkbox"
          value="1"
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `${id}-problem` : undefined}
          className="mt-0.5 size-5 shrink-0 accent-primary"
          {...input}
        />
        <label htmlFor={id}>{label}</label>
      </div>
      {isWrong && (
        <p id={`${id}-problem`} className="text-13 font-medium text-danger">
          {problem}
        </p>
      )}
    </div>
  )
}
