import { useLocation } from 'react-router'
import { classNames } from './class-names.ts'
import { Link, type LinkProps } from './link.tsx'

interface SectionLinkProps extends LinkProps {
  /** Classes on the pages of the section, and on others. */
  here?: string
  elsewhere?: string
}

/** A link to a section of the site, marked as the current one on the pages of that section. */
export function SectionLink({ to, className, here, elsewhere, ...rest }: SectionLinkProps) {
  const { pathname } = useLocation()
  const isHere = pathname === to || pathname.startsWith(`${to}/`)
  return (
    <Link
      to={to}
      aria-current={isHere ? 'page' : undefined}
      className={classNames(className, isHere ? here : elsewhere)}
      {...rest}
    />
  )
}
