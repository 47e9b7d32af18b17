import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/theme.css.ts'

export const check = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s2,
  color: vars.color.accentText,
  fontWeight: vars.font.weight.medium,
  overflowWrap: 'anywhere',
})
