import { type ComponentProps, type ComponentType, createContext, use } from 'react'
import { link, standalone } from './link.css.ts'

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { readonly href: string }

/** The ui kit knows no router: the app hands in how a link inside it is followed. Without that it is a plain anchor. */
const LinkContext = createContext<ComponentType<LinkProps>>((props) => <a {...props} />)

export const LinkProvider = LinkContext.Provider

/** A link inside the app, without looks of its own: give it `buttonClass()` or a class of yours. */
export function Link(props: LinkProps) {
  const Anchor = use(LinkContext)
  return <Anchor {...props} />
}

/** A link within running text, or one that stands alone and is as tall as a thumb needs. */
export function TextLink({ alone = false, ...props }: LinkProps & { readonly alone?: boolean }) {
  return <Link {...props} className={alone ? standalone : link} />
}

/** A link to a page outside the app, in a new tab. `note` says so to screen readers. */
export function OutsideLink({ className = link, ...props }: LinkProps) {
  return <a {...props} className={className} target="_blank" rel="noopener" />
}
