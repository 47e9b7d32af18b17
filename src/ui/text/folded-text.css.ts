import { style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/theme.css.ts'
import * as mix from '../theme/mixins.ts'

/** The button is at the end of the last line. It goes below if that would leave too little for the words. */
export const folded = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  columnGap: vars.space.s3,
  minInlineSize: 0,
})

export const words = style({ flex: '1 1 24rem', minInlineSize: 0 })

export const cut = style(mix.firstLines(3))

export const more = style({
  minBlockSize: vars.size.touch,
  marginBlock: `calc(-1 * ${vars.space.s2})`,
  padding: 0,
  border: 0,
  color: vars.color.accentText,
  background: 'none',
  font: 'inherit',
  ...mix.type({ size: 'small', weight: 'semibold' }),
  cursor: 'pointer',
  '@media': { [media.fine]: { minBlockSize: vars.space.s6, marginBlock: 0 } },
})
