import { useId } from 'react'
import { Chip } from '#ui/chip.tsx'
import { Input } from '#ui/inputs.tsx'
import type { ApiParameter } from '../contract.ts'
import { Code, English } from './code.tsx'
import { useText } from './texts.ts'

interface ParameterFieldProps {
  parameter: ApiParameter
  /** The initial value of the field. */
  example: string
}

/** The meaning and the allowed values of a parameter, with a field for it. */
export function ParameterField({ parameter, example }: ParameterFieldProps) {
  const t = useText()
  const id = useId()
  const { name, type, limits, values, required, note } = parameter
  return (
    <div className="grid items-start gap-x-6 gap-y-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,16rem)]">
      <div>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <label htmlFor={id}>
            <Code className="font-semibold">{name}</Code>
          </label>
          <Code className="text-muted">{type}</Code>
          {required && <Chip tone="info">{t('api.required')}</Chip>}
          <span className="text-13 text-muted">{t(`api.in_${parameter.in}`)}</span>
        </p>
        {note !== null && (
          <p>
            <English>{note}</English>
          </p>
        )}
        {limits.length > 0 && (
          <p className="text-13 text-muted">
            <Code>{limits.join(' · ')}</Code>
          </p>
        )}
        {parameter.default !== null && (
          <p className="text-13 text-muted">{t('api.default', { value: parameter.default })}</p>
        )}
      </div>
      {values.length > 0 ? (
        <select
          id={id}
          name={name}
          defaultValue={example || parameter.default || ''}
          lang="en"
          className="min-h-11 w-full rounded-control border border-control bg-surface px-3"
        >
          {parameter.default === null && <option value=""></option>}
          {values.map((value) => value !== '' && <option key={value}>{value}</option>)}
        </select>
      ) : (
        <Input
          id={id}
          name={name}
          defaultValue={example}
          required={required}
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
        />
      )}
    </div>
  )
}
