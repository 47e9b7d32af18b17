import { style } from '@vanilla-extract/css'
import { media } from '../../ui/theme/media.ts'
import { vars } from '../../ui/theme/theme.css.ts'
import * as mix from '../../ui/theme/mixins.ts'

export const person = style({
  ...mix.column('s2'),
  alignItems: 'center',
  paddingBlock: `${vars.space.s4} ${vars.space.s6}`,
  textAlign: 'center',

  // A long mail address.
  overflowWrap: 'anywhere',
})

export const menu = style({
  overflow: 'hidden',
  border: mix.edge,
  borderRadius: vars.radius.large,
  background: vars.color.raised,
  boxShadow: vars.elevation.low,
})

export const item = style({
  selectors: { '& + &': { borderBlockStart: mix.edge } },
})

export const entry = style({
  ...mix.wrappingRow('s4'),
  inlineSize: '100%',
  minBlockSize: '60px',
  paddingInline: vars.space.s5,
  paddingBlock: vars.space.s3,
  border: 0,
  background: 'transparent',
  color: vars.color.text,
  fontWeight: vars.font.weight.semibold,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
  '@media': { [media.hover]: { ':hover': { background: vars.color.accentSoft } } },
})

export const ending = style([entry, { color: vars.color.danger }])
export const sign = style({ color: vars.color.muted })
/** Keeps words whole. What is beside them moves to the next line first. */
export const words = style({ flex: '1 1 min-content', overflowWrap: 'normal' })
