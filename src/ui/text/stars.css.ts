import { style } from '@vanilla-extract/css'
import { innerFocus } from '../theme/focus.ts'
import { vars } from '../theme/theme.css.ts'

export const stars = style({
  display: 'inline-flex',
  alignItems: 'center',
  color: vars.color.star,
  verticalAlign: 'middle',
})
/** A part of a star is filled from where the line begins. */
export const star = style({
  inlineSize: '1.125em',
  blockSize: '1.125em',
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
})
export const value = style({
  marginInlineStart: vars.space.s1,
  color: vars.color.text,
  fontWeight: vars.font.weight.semibold,
  fontSize: vars.font.size.small,
})

export const input = style({ display: 'flex', justifyContent: 'center', gap: vars.space.s1, color: vars.color.star })
export const pick = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.control,
  blockSize: vars.size.control,
  borderRadius: vars.radius.medium,
  fontSize: vars.font.size.display,
  cursor: 'pointer',
  selectors: { '&:has(:focus-visible)': innerFocus },
})
export const radio = style({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' })
