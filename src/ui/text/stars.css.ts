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

/** It has the focus before any star does; a ring around them all would look like an error. */
export const group = style({ textAlign: 'center', selectors: { '&:focus-visible': { outline: 'none' } } })
/** The one thing to do: over the whole width. */
export const input = style({ display: 'flex', justifyContent: 'center', color: vars.color.star })
export const pick = style({
  position: 'relative',
  ...mix.centered,
  flex: '0 1 56px',
  blockSize: '56px',
  borderRadius: vars.radius.medium,
  // The star is as large as what one presses.
  fontSize: `calc(${vars.size.touch} / 1.125)`,
  cursor: 'pointer',
  selectors: { '&:has(:focus-visible)': mix.innerFocus },
})
export const radio = style({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' })
