import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

interface CardProps extends ComponentProps<'div'> {
  /** Marked as the one shown beside the list, where there is room for both. */
  isChosen?: boolean
}

/** A sheet on the paper. A whole card becomes a link by `<CardLink>` inside it; other controls stay usable above that. */
export function Card({ isChosen = false, className, ...rest }: CardProps) {
  return (
    <div
      className={classNames(
        'card',
        isChosen &&
          'lg:border-primary lg:shadow-[inset_3px_0_0_var(--primary)] lg:rtl:shadow-[inset_-3px_0_0_var(--primary)]',
        className,
      )}
      {...rest}
    />
  )
}
