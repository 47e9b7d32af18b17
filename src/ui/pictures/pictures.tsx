import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { directional, fill, stroke } from '../theme/pictures.css.ts'
import { Drawing } from './drawings.tsx'

// Decorative pictures in the theme's colours, one for each subject; the words beside them carry the meaning.

/** What the place that is empty, or did not load, is about. */
export type Subject = keyof typeof drawings

/** The picture of a subject. */
export function SubjectPicture({ subject }: { readonly subject: Subject }) {
  return (
    <Drawing>
      <ellipse cx="60" cy="86" rx="44" ry="6" className={fill.ground} />
      {drawings[subject]}
    </Drawing>
  )
}

const paper = classNames(fill.face, stroke.edge)
const seat = classNames(fill.accent, stroke.green)
const outline = { stroke: 'currentColor', strokeWidth: 2.5 } as const

const drawings = {
  /** A clipboard: nothing on the list yet. */
  list: (
    <>
      <rect x="32" y="12" width="56" height="70" rx="8" className={fill.soft} />
      <rect x="38" y="20" width="44" height="56" rx="4" className={paper} strokeWidth="1.5" />
      <rect x="48" y="6" width="24" height="12" rx="5" fill="currentColor" />
      <path d="M46 36h6m6 0h18M46 48h6m6 0h14M46 60h6m6 0h16" className={stroke.edge} strokeWidth="3" />
    </>
  ),
  /** A pin on a folded map: no job around here. */
  jobs: (
    <>
      <path d="m18 42 28-8 28 8 28-8v42l-28 8-28-8-28 8Z" className={fill.soft} {...outline} />
      <path d="M46 34v42m28-34v42" {...outline} />
      <path
        d="M26 62c8-6 10 2 16-2m40 8c6 0 8-8 14-8"
        className={stroke.edge}
        strokeWidth="2.5"
        strokeDasharray="4 5"
      />
      <path d="M60 62c11-12 17-20 17-29a17 17 0 0 0-34 0c0 9 6 17 17 29Z" className={fill.accent} />
      <circle cx="60" cy="33" r="7" className={fill.coin} />
    </>
  ),
  /** A slip with a price, and a coin: no bid yet. */
  bids: (
    <>
      <path d="M30 10h46v68l-8-6-7.5 6-7.5-6-7.5 6-7.5-6-8 6Z" className={paper} strokeWidth="2.5" />
      <path d="M40 26h26M40 38h16M40 50h12" className={stroke.edge} strokeWidth="3" />
      <circle cx="78" cy="58" r="19" className={fill.coin} />
      <circle cx="78" cy="58" r="13" className={stroke.face} strokeWidth="2.5" />
      <path
        d="M83 53c-1-2-2.7-3-5-3-3 0-5 1.5-5 3.8 0 5.2 10.5 2.8 10.5 8.2 0 2.5-2.3 4-5.5 4-2.7 0-4.7-1-5.7-3.200M78 47v22"
        className={stroke.face}
        strokeWidth="2.5"
      />
    </>
  ),
  /** Two speech bubbles, one waiting for words. */
  messages: (
    <>
      <path
        d="M20 14h50a7 7 0 0 1 7 7v23a7 7 0 0 1-7 7H40L26 62V51h-6a7 7 0 0 1-7-7V21a7 7 0 0 1 7-7Z"
        className={fill.soft}
        {...outline}
      />
      <path d="M28 28h34M28 38h20" {...outline} />
      <path
        d="M56 42h42a7 7 0 0 1 7 7v18a7 7 0 0 1-7 7h-4v10L82 74H56a7 7 0 0 1-7-7V49a7 7 0 0 1 7-7Z"
        className={paper}
        strokeWidth="2.5"
      />
      <g className={fill.coin}>
        <circle cx="66" cy="58" r="3.5" />
        <circle cx="77" cy="58" r="3.5" />
        <circle cx="88" cy="58" r="3.5" />
      </g>
    </>
  ),
  /** A silent bell. */
  notifications: (
    <>
      <path d="M60 6v10" className={stroke.edge} strokeWidth="4" />
      <path d="M32 68c7-6 7-13 7-25a21 21 0 0 1 42 0c0 12 0 19 7 25Z" className={fill.soft} {...outline} />
      <path d="M52 74a8 8 0 0 0 16 0Z" className={fill.coin} />
      <path d="M92 16h12l-12 14h12" className={stroke.edge} strokeWidth="3" />
      <path d="M16 34h8l-8 9h8" className={stroke.edge} strokeWidth="2.5" />
    </>
  ),
  /** A star on a card: nobody has said how it was. */
  reviews: (
    <>
      <rect x="20" y="22" width="80" height="56" rx="9" className={paper} strokeWidth="2.5" />
      <path d="M34 62h52M34 70h30" className={stroke.edge} strokeWidth="3" />
      <path
        d="m60 8 7.2 14.6 16.1 2.3-11.6 11.4 2.7 16L60 44.700l-14.4 7.6 2.7-16-11.6-11.4 16.1-2.300Z"
        className={fill.coin}
        stroke="currentColor"
        strokeWidth="2.5"
      />
    </>
  ),
  /** A framed landscape that nobody has taken yet. */
  pictures: (
    <>
      <rect x="34" y="10" width="66" height="50" rx="7" className={paper} strokeWidth="2.5" />
      <rect x="18" y="22" width="68" height="56" rx="8" className={fill.soft} {...outline} />
      <circle cx="36" cy="39" r="7" className={fill.coin} />
      <path d="m20 70 20-18 12 10 14-18 19 24a6 6 0 0 1-5 8H26a6 6 0 0 1-6-6Z" className={fill.accent} />
    </>
  ),
  /** A cloud without a way down. */
  offline: (
    <>
      <path d="M34 58a17 17 0 0 1 1-34 24 24 0 0 1 46 3 16 16 0 0 1 5 31Z" className={fill.soft} {...outline} />
      <path d="M60 66v4m0 7v3" className={stroke.edge} strokeWidth="4" />
      <path d="M28 78 92 10" className={stroke.face} strokeWidth="9" />
      <path d="M28 78 92 10" className={stroke.coin} strokeWidth="4" />
    </>
  ),
  /** A plug pulled out: no answer. */
  failed: (
    <>
      <path d="M4 66h26c9 0 8-14 15-20m70 20H90c-9 0-8-14-15-20" stroke="currentColor" strokeWidth="6" />
      <g transform="rotate(-14 50 42)">
        <rect x="40" y="31" width="20" height="22" rx="5" className={fill.coin} />
      </g>
      <g transform="rotate(12 76 38)">
        <path d="M58 34h8m-8 9h8" className={stroke.edge} strokeWidth="3.5" />
        <rect x="65" y="27" width="20" height="23" rx="5" className={fill.edge} />
      </g>
      <path d="m65 6-7 10h8l-6 10" className={stroke.coin} strokeWidth="3.5" />
    </>
  ),
} as const satisfies Record<string, ReactNode>

/** A living room, for somebody who has not yet said what needs doing at home. */
export function RoomPicture({ className }: { readonly className: string }) {
  return (
    <svg
      className={classNames(className, directional)}
      viewBox="0 20 320 174"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M0 0h320v150H0Z" className={fill.soft} />
      <path d="M0 150h320v60H0Z" className={fill.ground} />
      <path d="M0 150h320" className={stroke.line} strokeWidth="6" />
      <rect x="96" y="28" width="40" height="44" rx="3" className={paper} strokeWidth="4" />
      <path d="M102 66V52c10-8 20 2 28-6v20Z" className={fill.coin} />
      <rect x="150" y="32" width="64" height="40" rx="3" className={paper} strokeWidth="4" />
      <path d="M156 66V56c14-12 26 8 52-8v18Z" className={fill.accent} />
      <path d="M30 206 66 176h188l36 30Z" className={fill.face} />
      <path
        d="m58 188-20 18m52-30-14 30m46-30-6 30m46-30 2 30m40-30 10 30m26-22 18 22"
        className={stroke.line}
        strokeWidth="7"
      />
      <path d="M84 176v10m152-10v10" className={stroke.edge} strokeWidth="7" />
      <rect x="72" y="82" width="176" height="74" rx="14" className={fill.deep} />
      <rect x="48" y="108" width="44" height="70" rx="14" className={seat} strokeWidth="2" />
      <rect x="228" y="108" width="44" height="70" rx="14" className={seat} strokeWidth="2" />
      <rect x="86" y="134" width="74" height="42" rx="9" className={seat} strokeWidth="2" />
      <rect x="160" y="134" width="74" height="42" rx="9" className={seat} strokeWidth="2" />
      <rect x="92" y="102" width="34" height="34" rx="7" className={fill.coin} transform="rotate(8 109 119)" />
      <rect x="196" y="104" width="32" height="32" rx="7" className={fill.face} transform="rotate(-8 212 120)" />
      <path d="M292 176V74" className={stroke.edge} strokeWidth="4" />
      <path d="M282 178h20" className={stroke.edge} strokeWidth="5" />
      <path d="M280 46h24l12 32h-48Z" className={fill.coin} />
      <path d="M14 178h22l4-28H10Z" className={fill.coin} />
      <path
        d="M25 150c-2-18-14-22-20-24 0 12 6 22 20 24Zm0 0c0-24 8-36 8-46 8 12 6 34-8 46Zm0 0c4-16 14-20 20-20 0 12-8 18-20 20Z"
        className={fill.accent}
      />
    </svg>
  )
}
