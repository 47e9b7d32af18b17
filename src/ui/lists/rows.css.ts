import { style } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'
import * as mix from '../theme/mixins.ts'

/** Rows in one box, each with its facts and what can be done with it. */
export const list = style({
  overflow: 'hidden',
  border: mix.edge,
  borderRadius: vars.radius.large,
  background: vars.color.raised,
  boxShadow: vars.elevation.low,
})

export const row = style({
  display: 'flex',
  // If both do not fit side by side, the button goes below.
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s3,
  padding: vars.space.s5,
  selectors: { '& + &': { borderBlockStart: mix.edge } },
})

export const facts = style({
  display: 'grid',
  flex: '1 1 11rem',
  gap: vars.space.s1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})
export const wrong = style({ color: vars.color.danger, fontWeight: vars.font.weight.semibold })
export const here = style({ color: vars.color.accentText, fontWeight: vars.font.weight.semibold })
