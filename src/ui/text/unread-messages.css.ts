import { style } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

export const unread = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s1,
  color: vars.color.accentText,
  fontSize: vars.font.size.small,
  fontWeight: vars.font.weight.semibold,
})
