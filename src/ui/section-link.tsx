import { useLocation } from 'react-router'
import { classNames } from './class-names.ts'
import { Link, type LinkProps } from './link.tsx'

interface SectionLinkProps extends LinkProps {
  /** Where the pages of the section begin, if not at `to`. */
  section?: string | undefined
  /** Classes on the pages of the section, and on others. */
  here?: string
  elsewhere?: string
}

/** A link to a section of the site, marked as the current one on the pages of that section. */
export function SectionLink({ to, section = to, className, here, elsewhere, ...rest }: SectionLinkProps) {
  const { pathname } = useLocation()
  const isHere = pathname === section || pathname.startsWith(`${section}/`)
  return (
    <Link
      to={to}
      aria-current={isHere ? 'page' : undefined}
      className={classNames(className, isHere ? here : elsewhere)}
      {...rest}
    />
  )
}
