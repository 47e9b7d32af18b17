import { style } from '@vanilla-extract/css'
import { vars } from './theme.css.ts'

const { font, color } = vars

/** The type scale: choose by meaning, not by size. */
export const display = style({
  fontSize: font.size.display,
  fontWeight: font.weight.bold,
  lineHeight: font.line.tight,
  letterSpacing: font.tracking.tight,
})
export const headline = style({
  fontSize: font.size.headline,
  fontWeight: font.weight.bold,
  lineHeight: font.line.tight,
  letterSpacing: font.tracking.tight,
})
export const title = style({
  fontSize: font.size.lead,
  fontWeight: font.weight.semibold,
  lineHeight: font.line.snug,
  letterSpacing: font.tracking.tight,
})
export const body = style({ fontSize: font.size.body, lineHeight: font.line.body })
/** Text that people wrote: line breaks are preserved. */
export const prose = style({
  fontSize: font.size.body,
  lineHeight: font.line.body,
  whiteSpace: 'pre-line',
  // Whatever its language, it is aligned like the page's text.
  textAlign: ['match-parent', '-webkit-match-parent'],
})
export const muted = style({ color: color.muted, fontSize: font.size.small, lineHeight: font.line.snug })
/** Amounts of money: digits of equal width, so that they line up. */
export const money = style({
  fontWeight: font.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: font.tracking.tight,
})

/** Invisible, but read by screen readers. */
export const visuallyHidden = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  margin: '-1px',
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
})
