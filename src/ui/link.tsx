import type { ComponentProps, ReactNode } from 'react'
import { Link as RouterLink } from 'wouter'
import { link, standalone } from './link.css.ts'

export type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'children'> & {
  readonly href: string
  /** For the screen that it leads to; the browser keeps it with that entry of its history. */
  readonly state?: object
  readonly children: ReactNode
}

/** A link inside the app, without a style: pass `buttonClass()` or a class of your own. */
export function Link(props: LinkProps) {
  return <RouterLink {...props} />
}

/** A link within text, or a separate one that is tall enough for a thumb. */
export function TextLink({ alone = false, ...props }: LinkProps & { readonly alone?: boolean }) {
  return <RouterLink {...props} className={alone ? standalone : link} />
}

/** A link to a page outside the app, in a new tab. */
export function OutsideLink({ className = link, children, ...props }: LinkProps) {
  return (
    <a {...props} className={className} target="_blank" rel="noopener">
      {children}
    </a>
  )
}
