import { style } from '@vanilla-extract/css'
import { vars } from '../ui/theme/theme.css.ts'

export const notice = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.s2,
  paddingBlock: vars.space.s2,
  paddingInline: vars.space.s4,
  color: vars.color.text,
  background: vars.color.warningSoft,
  borderBlockEnd: `${vars.size.border} solid ${vars.color.line}`,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.line.snug,
})

export const sign = style({ flexShrink: 0, inlineSize: '20px', blockSize: '20px', color: vars.color.warning })
