import { style } from '@vanilla-extract/css'
import * as mix from '../theme/mixins.ts'
import { vars } from '../theme/theme.css.ts'

export const line = style({ ...mix.row('s4'), flexWrap: 'wrap' })

export const slider = style({
  flex: '1 1 160px',
  minInlineSize: 0,
  blockSize: vars.size.touch,
  margin: 0,
  accentColor: vars.color.accent,
  cursor: 'pointer',
  borderRadius: vars.radius.medium,
  selectors: { '&:focus-visible': mix.innerFocus },
})

/** As wide as the widest, so that the slider keeps its length. */
export const miles = style({
  minInlineSize: '6em',
  textAlign: 'end',
  ...mix.type({ size: 'small', weight: 'semibold' }),
})
