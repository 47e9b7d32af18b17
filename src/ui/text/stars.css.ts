import { style } from '@vanilla-extract/css'
import * as mix from '../theme/mixins.ts'
import { vars } from '../theme/theme.css.ts'

export const stars = style({
  display: 'inline-flex',
  alignItems: 'center',
  color: vars.color.star,
  verticalAlign: 'middle',
})
/** A part of a star is filled from where the line begins. */
export const star = style({ ...mix.square('1.125em'), selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } })
export const value = style({
  marginInlineStart: vars.space.s1,
  color: vars.color.text,
  ...mix.type({ size: 'small', weight: 'semibold' }),
})

export const group = style({ borderRadius: vars.radius.medium })
export const input = style({ display: 'flex', justifyContent: 'center', gap: vars.space.s1, color: vars.color.star })
export const pick = style({
  position: 'relative',
  ...mix.centered,
  ...mix.square(vars.size.control),
  borderRadius: vars.radius.medium,
  fontSize: vars.font.size.display,
  cursor: 'pointer',
  selectors: { '&:has(:focus-visible)': mix.innerFocus },
})
export const radio = style({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' })
