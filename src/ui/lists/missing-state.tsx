import { buttonClass } from '../button.tsx'
import { SignpostPicture } from '../pictures/signpost-picture.tsx'
import { Link } from '../link.tsx'
import { EmptyState } from './state.tsx'

type GoneStateProps = {
  readonly title: string
  readonly text: string
  /** Where one can go on, and the words of the link. */
  readonly href: string
  readonly onward: string
}

/** What an address or a link led to is not there; leads on. */
export function GoneState({ title, text, href, onward }: GoneStateProps) {
  return (
    <EmptyState
      picture={<SignpostPicture />}
      title={title}
      text={text}
      action={
        <Link className={buttonClass()} href={href}>
          {onward}
        </Link>
      }
    />
  )
}
