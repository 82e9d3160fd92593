import { Link, type LinkProps } from 'react-router'
import { classNames } from './class-names.ts'

/** The link that a whole card is: its text names it, its area is the card's. What else can be pressed gets `relative`. */
export function CardLink({ className, ...rest }: LinkProps) {
  return <Link className={classNames('card-link', typeof className === 'string' && className)} {...rest} />
}
