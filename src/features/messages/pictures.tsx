import { classNames } from '../../ui/class-names.ts'
import { Drawing } from '../../ui/pictures/drawings.tsx'
import { fill, stroke } from '../../ui/theme/pictures.css.ts'

/** Two speech bubbles, one before the other: a conversation. */
export function BubblesPicture() {
  return (
    <Drawing>
      <ellipse cx="60" cy="86" rx="40" ry="6" className={fill.ground} />
      <path
        d="M28 14h44a8 8 0 0 1 8 8v22a8 8 0 0 1-8 8H46L32 64V52h-4a8 8 0 0 1-8-8V22a8 8 0 0 1 8-8Z"
        className={classNames(fill.face, stroke.edge)}
        strokeWidth="2.5"
      />
      <path d="M32 28h34M32 38h22" className={stroke.line} strokeWidth="4" />
      <path
        d="M56 36h34a8 8 0 0 1 8 8v18a8 8 0 0 1-8 8h-2v11L76 70H56a8 8 0 0 1-8-8V44a8 8 0 0 1 8-8Z"
        className={fill.soft}
        stroke="currentColor"
        strokeWidth="2.5"
      />
      <path d="m64 53 7 7 12-13" stroke="currentColor" strokeWidth="3" />
    </Drawing>
  )
}
