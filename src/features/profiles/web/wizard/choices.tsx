import type { ReactNode } from 'react'

interface ChoiceProps {
  name: string
  value: string | number
  isChosen: boolean
  /** Several may be chosen. */
  isMany?: boolean
  children: ReactNode
}

/** A value to press: a box or button of the form that looks like a chip. */
export function Choice({ name, value, isChosen, isMany = false, children }: ChoiceProps) {
  return (
    <label className="wizard-choice">
      <input
        type={isMany ? 'checkbox' : 'radio'}
        name={name}
        value={value}
        defaultChecked={isChosen}
        className="sr-only"
      />
      <bdi>{children}</bdi>
    </label>
  )
}

/** The values of one answer. */
export function Choices({
  legend,
  isShown = false,
  children,
}: {
  legend: string
  isShown?: boolean
  children: ReactNode
}) {
  return (
    <fieldset className="min-w-0">
      <legend className={isShown ? 'mb-2 font-semibold' : 'sr-only'}>{legend}</legend>
      <div className="wizard-choices">{children}</div>
    </fieldset>
  )
}

/** Goes on without an answer. */
export function Decline({ children }: { children: ReactNode }) {
  return (
    <button type="submit" name="intent" value="skip" className="wizard-choice wizard-aside">
      {children}
    </button>
  )
}
