import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { fill, stroke } from '../theme/pictures.css.ts'
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
const outline = { stroke: 'currentColor', strokeWidth: 2.5 } as const

const drawings = {
  /** A magnifier over a page without lines: nothing found. */
  search: (
    <>
      <rect x="22" y="12" width="58" height="68" rx="8" className={paper} strokeWidth="2.5" />
      <path d="M34 28h30M34 40h12M34 52h10" className={stroke.edge} strokeWidth="3" strokeDasharray="1 7" />
      <path d="m84 68 16 15" stroke="currentColor" strokeWidth="9" />
      <circle cx="70" cy="54" r="20" className={fill.soft} {...outline} strokeWidth="4" />
      <path d="M60 50c1-5 5-8 10-8" className={stroke.coin} strokeWidth="3.5" />
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
  /** A medal on a ribbon: no bid has won yet. */
  won: (
    <>
      <path d="M38 6h18l10 30H50Zm44 0H64L54 36h16Z" className={fill.accent} />
      <path d="M38 6h18l10 30H50Z" className={fill.soft} {...outline} />
      <circle cx="60" cy="56" r="24" className={fill.coin} />
      <circle cx="60" cy="56" r="17" className={stroke.face} strokeWidth="2.5" />
      <path d="m52 56 6 6 11-12" className={stroke.face} strokeWidth="4.5" />
    </>
  ),
  /** A house with a tick: nothing is done yet. */
  done: (
    <>
      <path d="M28 42v36a4 4 0 0 0 4 4h56a4 4 0 0 0 4-4V42" className={paper} strokeWidth="2.5" />
      <path d="M16 46 60 10l44 36" className={stroke.green} strokeWidth="7" />
      <path d="M78 12h10v16l-10-8Z" className={fill.edge} />
      <rect x="38" y="52" width="16" height="30" rx="2" className={fill.coin} />
      <circle cx="82" cy="66" r="17" className={fill.soft} {...outline} />
      <path d="m74 66 6 6 10-12" stroke="currentColor" strokeWidth="4" />
    </>
  ),
  /** An hourglass that still runs: no time is up. */
  expired: (
    <>
      <path d="M38 10h44M38 82h44" className={stroke.edge} strokeWidth="6" />
      <path
        d="M44 12h32v12c0 10-11 14-11 22s11 12 11 22v12H44V68c0-10 11-14 11-22s-11-12-11-22Z"
        className={fill.soft}
        {...outline}
      />
      <path d="M49 25h22c-2 6-9 9-10 15h-2c-1-6-8-9-10-15Z" className={fill.coin} />
      <path d="M48 78c2-10 8-10 12-14 4 4 10 4 12 14Z" className={fill.coin} />
      <path d="M60 42v20" className={stroke.coin} strokeWidth="2.5" />
    </>
  ),
  /** A card with a seal: nobody is a member yet. */
  membership: (
    <>
      <rect x="18" y="20" width="84" height="56" rx="10" className={fill.soft} {...outline} />
      <path d="M19 36h82" className={stroke.green} strokeWidth="8" />
      <path d="M30 54h26M30 64h16" className={stroke.edge} strokeWidth="3" />
      <circle cx="82" cy="58" r="13" className={fill.coin} />
      <path d="m76 58 4.5 4.5L89 54" className={stroke.face} strokeWidth="3.5" />
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
  /** A signpost at a fork before a house far away: an address that leads nowhere. */
  lost: (
    <>
      <circle cx="24" cy="22" r="9" className={fill.coin} />
      <path d="M6 82c10-16 24-25 38-23 18 3 32 4 54-6 10-4 18 6 18 18 0 7-4 11-10 11Z" className={fill.soft} />
      <path d="M86 44v16h20V44" className={paper} strokeWidth="2" />
      <path d="M82 46 96 34l14 12" className={stroke.green} strokeWidth="4" />
      <path d="M62 84c2-8 24-6 24-12 0-5-12-4-6-10" className={stroke.face} strokeWidth="5" />
      <path d="M54 8v76" className={stroke.edge} strokeWidth="5" />
      <path d="M54 14h30l8 9-8 9H54Z" className={fill.accent} />
      <path d="M62 23h16" className={stroke.face} strokeWidth="3" />
      <path d="M54 38H26l-8 9 8 9h28Z" className={paper} strokeWidth="2.5" />
      <path d="M30 47h14" className={stroke.edge} strokeWidth="3" strokeDasharray="1 6" />
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
