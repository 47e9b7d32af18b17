import { style } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignItems: 'center',
  columnGap: vars.space.s4,
  paddingBlock: `${vars.space.s6} ${vars.space.s2}`,
  color: vars.color.muted,
  fontSize: vars.font.size.caption,
})
