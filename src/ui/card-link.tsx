import { classNames } from './class-names.ts'
import { Link, type LinkProps } from './link.tsx'

/** Makes a whole card a link: its text names it, its area is the card's. Other controls in the card get `relative`. */
export function CardLink({ className, ...rest }: LinkProps) {
  return <Link className={classNames('card-link', typeof className === 'string' && className)} {...rest} />
}
