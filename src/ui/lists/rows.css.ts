import { style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
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
/** A smaller row: a sign, words, and at the end a way on or a button. */
export const item = style({ selectors: { '& + &': { borderBlockStart: mix.edge } } })
export const line = style({
  ...mix.wrappingRow('s4'),
  minBlockSize: '56px',
  paddingInline: vars.space.s5,
  paddingBlock: vars.space.s3,
})
/** One that is pressed as a whole. */
export const entry = style([
  line,
  {
    inlineSize: '100%',
    border: 0,
    background: 'transparent',
    color: vars.color.text,
    fontWeight: vars.font.weight.semibold,
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
    selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
    '@media': { [media.hover]: { ':hover': { background: vars.color.accentSoft } } },
  },
])
export const sign = style({ color: vars.color.muted })
/** Keeps words whole. What is beside them moves to the next line first. */
export const words = style({ ...mix.column(), gap: '2px', flex: '1 1 min-content', overflowWrap: 'normal' })
export const name = style({ ...mix.type({ size: 'body', weight: 'semibold', line: 'snug' }), overflowWrap: 'anywhere' })
export const value = style({
  color: vars.color.muted,
  ...mix.type({ size: 'small', weight: 'regular', line: 'snug' }),
  // A long mail address.
  overflowWrap: 'anywhere',
})

export const wrong = style({ color: vars.color.danger, fontWeight: vars.font.weight.semibold })
export const here = style({ color: vars.color.accentText, fontWeight: vars.font.weight.semibold })
