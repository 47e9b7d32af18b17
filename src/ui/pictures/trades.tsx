import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { fill, stroke } from '../theme/pictures.css.ts'

// Drawings of trades in the theme's colours; the name below each says which it is.

const paper = classNames(fill.face, stroke.edge)
const outline = { stroke: 'currentColor', strokeWidth: 2.5 } as const

/** The trades that have a drawing, those that people need most first, by the names that the server has for them. */
const drawings: Readonly<Record<string, ReactNode>> = {
  Plumbing: (
    <>
      <path d="M18 58h84a10 10 0 0 1-10 14H28a10 10 0 0 1-10-14Z" className={paper} strokeWidth="2.5" />
      <path d="M54 58V34c0-16 26-16 26 0v6" className={stroke.edge} strokeWidth="7" />
      <path d="M46 46h16" className={stroke.edge} strokeWidth="5" />
      <path d="M80 46c4 5 4 8 0 8s-4-3 0-8Z" fill="currentColor" />
      <rect x="26" y="40" width="12" height="18" rx="3" className={fill.coin} />
    </>
  ),
  'Lawn Care': (
    <>
      <path
        d="M8 78c4-12 8-12 10 0 2-14 6-14 8 0 4-10 8-10 10 0h48c2-12 6-12 8 0 4-14 8-14 10 0 2-10 6-10 10 0Z"
        className={fill.accent}
      />
      <path d="M42 62 16 22h10" className={stroke.edge} strokeWidth="5" />
      <path d="M36 50h40a14 14 0 0 1 14 14v6H40Z" className={fill.coin} />
      <rect x="48" y="38" width="22" height="12" rx="4" className={fill.edge} />
      <circle cx="46" cy="70" r="9" className={paper} strokeWidth="4" />
      <circle cx="84" cy="70" r="9" className={paper} strokeWidth="4" />
    </>
  ),
  Electrical: (
    <>
      <path d="M60 0v22" className={stroke.edge} strokeWidth="3" />
      <path d="M36 46c0-14 10-24 24-24s24 10 24 24Z" className={fill.coin} />
      <path d="M52 46a8 8 0 0 0 16 0Z" className={fill.face} />
      <path d="M60 62v8M40 58l-5 7m45-7 5 7" className={stroke.coin} strokeWidth="3" />
      <path d="M24 80h72" {...outline} />
    </>
  ),
  'House Cleaning': (
    <>
      <path d="M38 42h44l-5 38H43Z" className={fill.accent} />
      <path d="M38 44c0-24 44-24 44 0" className={stroke.edge} strokeWidth="3" />
      <g className={paper} strokeWidth="2">
        <circle cx="48" cy="38" r="8" />
        <circle cx="72" cy="38" r="8" />
        <circle cx="60" cy="34" r="10" />
      </g>
      <rect x="88" y="62" width="22" height="18" rx="4" className={fill.coin} />
      <path d="M20 10v50" className={stroke.edge} strokeWidth="4" />
      <path d="M12 60h16l4 20H8Z" className={fill.coin} />
    </>
  ),
  Painting: (
    <>
      <path d="M0 0h62c6 14-6 20 2 34s-8 22 0 34v22H0Z" className={fill.accent} />
      <rect x="42" y="14" width="50" height="18" rx="6" className={fill.coin} />
      <path d="M92 23h10v18H72v12" className={stroke.edge} strokeWidth="4" />
      <rect x="67" y="52" width="10" height="26" rx="4" className={fill.edge} />
    </>
  ),
  Moving: (
    <>
      <rect x="18" y="44" width="46" height="36" rx="3" className={fill.coin} />
      <path d="M36 44v14h10V44" className={fill.face} />
      <rect x="28" y="14" width="36" height="28" rx="3" className={paper} strokeWidth="2.5" />
      <path d="M42 14v10h8V14" {...outline} />
      <rect x="68" y="52" width="36" height="28" rx="3" className={paper} strokeWidth="2.5" />
      <path
        d="M86 52V38m0 0c-8 0-10-6-10-12 8 0 10 6 10 12Zm0-4c8 0 10-6 10-12-8 0-10 6-10 12Z"
        className={fill.accent}
        {...outline}
      />
    </>
  ),
}

/** A box of tools, for every other trade. */
const tools = (
  <>
    <path d="M44 36V26a6 6 0 0 1 6-6h20a6 6 0 0 1 6 6v10" className={stroke.edge} strokeWidth="5" />
    <rect x="22" y="36" width="76" height="44" rx="8" className={fill.accent} />
    <path d="M22 54h76" className={stroke.soft} strokeWidth="3" />
    <rect x="54" y="47" width="12" height="14" rx="3" className={fill.coin} />
  </>
)

/** Those of some trades that have a drawing come first; then the others, as they come. */
export function mostWanted<Trade extends { readonly name: string }>(
  trades: readonly Trade[],
  most: number,
): readonly Trade[] {
  const drawn = Object.keys(drawings).flatMap((name) => trades.filter((trade) => trade.name === name))
  return [...drawn, ...trades.filter((trade) => !drawn.includes(trade))].slice(0, most)
}

/** The drawing of a trade, in the shape of a job's picture. */
export function TradePicture({ trade, className }: { readonly trade: string; readonly className: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 120 90"
      aria-hidden="true"
      focusable="false"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M0 0h120v90H0Z" className={fill.soft} />
      <path d="M0 80h120v10H0Z" className={fill.ground} />
      <g>{drawings[trade] ?? tools}</g>
    </svg>
  )
}
