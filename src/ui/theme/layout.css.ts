import { style, styleVariants } from '@vanilla-extract/css'
import { media } from './media.ts'
import { space } from './tokens.ts'
import { vars } from './theme.css.ts'

/** Parts of one view under each other, `stack.s4` apart. */
export const stack = styleVariants(space, (gap) => ({ display: 'flex', flexDirection: 'column', gap }))

/** Parts beside each other, wrapping when there is no room, `row.s2` apart. */
export const row = styleVariants(space, (gap) => ({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap }))

/** Two fields side by side where there is room for it. */
export const pair = style({
  display: 'grid',
  gap: vars.space.s5,
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr', gap: `${vars.space.s5} ${vars.space.s4}` } },
})

/** Cards: one column on phones, as many as fit on a desk. */
export const cardGrid = style({
  display: 'grid',
  gap: vars.space.s3,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.desk]: { gridTemplateColumns: 'repeat(auto-fill, minmax(320px, 1fr))', gap: vars.space.s4 },
  },
})

/** On a desk: the main matter at the start side, the rest at the end side. */
export const twoColumns = style({
  display: 'grid',
  gap: vars.space.s4,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.desk]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', gap: vars.space.s6, alignItems: 'start' },
  },
})
