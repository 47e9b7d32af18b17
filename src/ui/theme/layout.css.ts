import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { media } from './media.ts'
import { space } from './tokens.ts'
import { vars } from './theme.css.ts'
import * as mix from './mixins.ts'

/** Children in a column, `stack.s4` apart. */
export const stack = styleVariants(space, (gap) => ({ ...mix.column(), gap }))

/** Children in a row that wraps, `row.s2` apart. */
export const row = styleVariants(space, (gap) => ({ ...mix.wrappingRow(), gap }))

/** Two fields side by side, if there is room. */
export const pair = style({
  display: 'grid',
  gap: vars.space.s5,
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr', gap: `${vars.space.s5} ${vars.space.s4}` } },
})

/** One without a neighbor has the whole row. */
globalStyle(`${pair} > :last-child:nth-child(odd)`, { gridColumn: '1 / -1' })

/** Cards: one column on phones, as many as fit on a desktop, and four at most: parts of a list of twelve are then full rows. */
export const cardGrid = style({
  display: 'grid',
  gap: vars.space.s3,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.desk]: {
      gridTemplateColumns: 'repeat(auto-fill, minmax(max(272px, (100% - 3 * 20px) / 4), 1fr))',
      gap: `${vars.space.s6} ${vars.space.s5}`,
    },
  },
})
