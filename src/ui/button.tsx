import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { Link } from './link.tsx'

type Look = 'primary' | 'plain' | 'ghost'
type Shape = 'text' | 'square'

interface Style {
  /** `primary` once per view; `plain` has a border; `ghost` has only its text. */
  look?: Look
  /** `square` holds one icon and needs an `aria-label`. */
  shape?: Shape
}

const BASE =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-control border font-semibold transition-colors disabled:opacity-55'

const LOOKS: Record<Look, string> = {
  primary: 'border-primary bg-primary text-on-primary hover:border-primary-hover hover:bg-primary-hover',
  plain: 'border-control bg-surface hover:bg-quiet',
  ghost: 'border-transparent hover:bg-quiet',
}

const SHAPES: Record<Shape, string> = { text: 'px-4.5 py-2', square: 'w-11' }

const buttonClass = (look: Look = 'plain', shape: Shape = 'text', extra = '') =>
  classNames(BASE, LOOKS[look], SHAPES[shape], extra)

export function Button({
  look,
  shape,
  className,
  type = 'button',
  ...rest
}: Style & ComponentProps<'button'>) {
  return <button type={type} className={buttonClass(look, shape, className)} {...rest} />
}

export function LinkButton({ look, shape, className, ...rest }: Style & ComponentProps<typeof Link>) {
  return <Link className={buttonClass(look, shape, className)} {...rest} />
}

/** A link outside the router: to another site, a file, or a page that must load a new document. */
export function AnchorButton({ look, shape, className, children, ...rest }: Style & ComponentProps<'a'>) {
  return (
    <a className={buttonClass(look, shape, className)} {...rest}>
      {children}
    </a>
  )
}
