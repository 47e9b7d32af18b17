import { classNames } from '../../ui/class-names.ts'
import { fill, stroke } from '../../ui/theme/pictures.css.ts'

/** A house that needs work, for customers. */
export function HousePicture() {
  return (
    <svg
      viewBox="0 0 160 140"
      aria-hidden="true"
      focusable="false"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <circle cx="80" cy="78" r="60" className={fill.onChoice} opacity="0.12" />
      <path d="M36 72 80 34l44 38v50a6 6 0 0 1-6 6H42a6 6 0 0 1-6-6Z" className={fill.onChoice} opacity="0.22" />
      <path d="M26 78 80 30l54 48" className={stroke.onChoice} strokeWidth="6" />
      <path d="M38 70v52a6 6 0 0 0 6 6h72a6 6 0 0 0 6-6V70" className={stroke.onChoice} strokeWidth="5" />
      <path d="M68 128V98a4 4 0 0 1 4-4h16a4 4 0 0 1 4 4v30" className={stroke.onChoice} strokeWidth="5" />
      <path d="M110 48V30h12v28" className={stroke.onChoice} strokeWidth="5" />
      <circle cx="80" cy="68" r="9" className={stroke.onChoice} strokeWidth="5" />
      <circle cx="126" cy="112" r="20" className={fill.coin} />
      <path d="M126 102v20m-10-10h20" strokeWidth="5" className={stroke.green} />
    </svg>
  )
}

/** A tool box, for businesses. */
export function ToolboxPicture() {
  return (
    <svg
      viewBox="0 0 160 140"
      aria-hidden="true"
      focusable="false"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <circle cx="80" cy="78" r="60" className={fill.onChoice} opacity="0.12" />
      <path d="m52 58 18-34m-6-8 16 9M108 58V30m-9-12h18v12H99Z" className={stroke.onChoice} strokeWidth="5" />
      <rect
        x="28"
        y="62"
        width="104"
        height="62"
        rx="10"
        className={classNames(fill.onChoice, stroke.onChoice)}
        fillOpacity="0.22"
        strokeWidth="5"
      />
      <path
        d="M60 62v-6a8 8 0 0 1 8-8h24a8 8 0 0 1 8 8v6M28 88h36m32 0h36"
        className={stroke.onChoice}
        strokeWidth="5"
      />
      <rect x="64" y="80" width="32" height="18" rx="5" className={fill.coin} />
      <path d="M80 86v6" strokeWidth="4" className={stroke.blue} />
    </svg>
  )
}
