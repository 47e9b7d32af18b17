import { style } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'
import * as mix from '../theme/mixins.ts'

export const footer = style({
  ...mix.wrappingRow(),
  justifyContent: 'center',
  columnGap: vars.space.s4,
  paddingBlock: `${vars.space.s6} ${vars.space.s2}`,
  color: vars.color.muted,
  fontSize: vars.font.size.caption,
})
