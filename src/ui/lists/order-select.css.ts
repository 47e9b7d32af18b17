import { style } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'
import * as mix from '../theme/mixins.ts'

export const order = style({ position: 'relative', display: 'flex', alignItems: 'center' })
export const select = style({
  appearance: 'none',
  minBlockSize: vars.size.touch,
  maxInlineSize: '52vw',
  // As wide as what is chosen, rather than as the longest choice.
  fieldSizing: 'content',
  paddingInline: `14px ${vars.space.s8}`,
  border: mix.edge,
  borderRadius: vars.radius.round,
  color: vars.color.text,
  background: vars.color.raised,
  ...mix.type({ size: 'small', weight: 'semibold' }),
  textOverflow: 'ellipsis',
  cursor: 'pointer',
})
export const sign = style({
  position: 'absolute',
  insetInlineEnd: '10px',
  ...mix.square('16px'),
  pointerEvents: 'none',
})
