import { style } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'
import * as mix from '../theme/mixins.ts'

const { color, space } = vars

export const search = style({
  ...mix.row('s3'),
  minBlockSize: vars.size.touch,
  paddingInlineStart: space.s4,
  border: `${vars.size.border} solid ${color.lineStrong}`,
  borderRadius: vars.radius.round,
  background: color.raised,
  color: color.muted,
  selectors: { '&:focus-within': mix.innerFocus },
})
export const icon = style({ ...mix.square('20px') })
export const field = style({
  flex: 1,
  minInlineSize: 0,
  minBlockSize: `calc(${vars.size.touch} - 2 * ${vars.size.border})`,
  paddingInlineEnd: space.s4,
  border: 0,
  borderRadius: vars.radius.round,
  background: 'transparent',
  color: color.text,
  ...mix.type({ size: 'body' }),
  selectors: {
    '&::placeholder': { color: color.muted, opacity: 1 },
    // The ring is around the whole field.
    '&:focus': { outline: 'none' },
  },
})
