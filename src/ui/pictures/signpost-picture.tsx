import { classNames } from '../class-names.ts'
import { fill, stroke } from '../theme/pictures.css.ts'
import { Drawing } from './drawing.tsx'

/** A signpost at a fork, for an address that leads nowhere. */
export function SignpostPicture() {
  return (
    <Drawing>
      <ellipse cx="60" cy="86" rx="40" ry="6" className={fill.ground} />
      <path d="M60 10v74" className={stroke.edge} strokeWidth="5" />
      <path d="M60 18h34l8 9-8 9H60Z" className={fill.soft} stroke="currentColor" strokeWidth="2.5" />
      <path d="M60 42H28l-8 9 8 9h32Z" className={classNames(fill.face, stroke.edge)} strokeWidth="2.5" />
    </Drawing>
  )
}
