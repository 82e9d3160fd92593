import { backgroundOf, initialOf } from '#shared/company-placeholder.ts'
import { classNames } from './class-names.ts'

export { backgroundOf, initialOf }

const SIZES = { small: 'size-9 text-15', medium: 'size-11 text-17', large: 'size-14 text-20' }

interface MonogramProps {
  /** Determines the colour, so that a company always has the same. */
  id: number
  name: string
  size?: keyof typeof SIZES
}

/**
 * A placeholder for a company without a logo: the first letter of its name. Decorative, since the name is beside it.
 */
export function Monogram({ id, name, size = 'medium' }: MonogramProps) {
  return (
    <span
      aria-hidden="true"
      style={{ backgroundColor: backgroundOf(id) }}
      className={classNames('monogram', SIZES[size])}
    >
      {initialOf(name)}
    </span>
  )
}
