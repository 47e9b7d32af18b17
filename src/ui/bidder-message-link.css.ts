import { style } from '@vanilla-extract/css'
import { vars } from './theme/theme.css.ts'

/** As wide as its icon, with the number on its corner. */
export const narrow = style({ flexShrink: 0, inlineSize: vars.size.control, paddingInline: 0 })
export const onCorner = style({
  position: 'absolute',
  insetBlockStart: `calc(-1 * ${vars.space.s2})`,
  insetInlineEnd: `calc(-1 * ${vars.space.s2})`,
})
