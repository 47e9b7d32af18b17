import { style } from '@vanilla-extract/css'
import { vars } from './theme.css.ts'
import * as mix from './mixins.ts'

const { color } = vars

/** The type scale: choose by meaning, not by size. */
export const display = style({ ...mix.type({ size: 'display', weight: 'bold', line: 'tight', tracking: 'tight' }) })
export const headline = style({ ...mix.type({ size: 'headline', weight: 'bold', line: 'tight', tracking: 'tight' }) })
export const title = style({ ...mix.type({ size: 'lead', weight: 'semibold', line: 'snug', tracking: 'tight' }) })
export const body = style({ ...mix.type({ size: 'body', line: 'body' }) })
/** Text that people wrote: line breaks are preserved. */
export const prose = style({
  ...mix.type({ size: 'body', line: 'body' }),
  whiteSpace: 'pre-line',

  // Whatever its language, it is aligned like the page's text.
  textAlign: ['match-parent', '-webkit-match-parent'],
})
export const muted = style({ color: color.muted, ...mix.type({ size: 'small', line: 'snug' }) })
/** Amounts of money: digits of equal width, so that they line up. */
export const money = style({ ...mix.type({ weight: 'bold', tracking: 'tight' }), fontVariantNumeric: 'tabular-nums' })

/** Invisible, but read by screen readers. */
export const visuallyHidden = style(mix.onlyForScreenReaders)
