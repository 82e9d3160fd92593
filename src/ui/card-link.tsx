import { Link, type LinkProps } from 'react-router'
import { classNames } from './class-names.ts'

/** The link that a whole card is: its text names it, its area is the card's. What else can be pressed gets `relative`. */
export function CardLink({ className, ...rest }: LinkProps) {
  return (
    <Link
      className={classNames(
        'after:absolute after:inset-0 after:rounded-card hover:underline focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-primary',
        typeof className === 'string' && className,
      )}
      {...rest}
    />
  )
}
