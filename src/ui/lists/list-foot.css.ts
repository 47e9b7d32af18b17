import { style } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

export const foot = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.s2,
  minBlockSize: '96px',
  justifyContent: 'center',
  paddingBlock: vars.space.s5,
  color: vars.color.muted,
  fontSize: vars.font.size.small,
  textAlign: 'center',
})
