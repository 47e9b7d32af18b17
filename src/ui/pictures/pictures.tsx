import { classNames } from '../class-names.ts'
import { fill, stroke } from '../theme/pictures.css.ts'
import { Drawing } from './drawings.tsx'

// Small decorative pictures in the theme's colours; the words beside them carry the meaning.

/** A clipboard: nothing on the list yet. */
export function ClipboardPicture() {
  return (
    <Drawing>
      <ellipse cx="60" cy="86" rx="44" ry="7" className={fill.ground} />
      <rect x="32" y="12" width="56" height="70" rx="8" className={fill.soft} />
      <rect
        x="38"
        y="20"
        width="44"
        height="56"
        rx="4"
        className={classNames(fill.face, stroke.edge)}
        strokeWidth="1.5"
      />
      <rect x="48" y="6" width="24" height="12" rx="5" fill="currentColor" />
      <path d="M46 36h6m6 0h18M46 48h6m6 0h14M46 60h6m6 0h16" className={stroke.edge} strokeWidth="3" />
    </Drawing>
  )
}

/** An unplugged cable: no answer. */
export function UnpluggedPicture() {
  return (
    <Drawing>
      <ellipse cx="60" cy="84" rx="46" ry="7" className={fill.ground} />
      <path d="M6 62c16 0 14-22 28-22" className={stroke.edge} strokeWidth="4" />
      <rect x="30" y="28" width="20" height="24" rx="6" className={fill.soft} stroke="currentColor" strokeWidth="2.5" />
      <path d="M50 34h9m-9 12h9" stroke="currentColor" strokeWidth="4" />
      <rect x="74" y="26" width="20" height="28" rx="6" className={fill.soft} stroke="currentColor" strokeWidth="2.5" />
      <path d="M94 40c14 0 8 22 22 22" className={stroke.edge} strokeWidth="4" />
      <path d="m64 18 3 6m4-9v7m-2 34 3 6" className={stroke.edge} strokeWidth="2.5" />
    </Drawing>
  )
}
