import { links } from '../../../shared/routes.ts'
import { TextLink } from '../../../ui/link.tsx'

/** The name of a business, which leads to all that is known of it. */
export function BusinessName({ id, name }: { readonly id: string; readonly name: string }) {
  return (
    <TextLink href={links.business(id)}>
      <bdi>{name}</bdi>
    </TextLink>
  )
}
