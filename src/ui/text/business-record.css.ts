import { style } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.s2,
  color: vars.color.muted,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.line.snug,
})

export const mark = style([line, { flexWrap: 'nowrap' }])
export const checked = style([mark, { color: vars.color.accentText, fontWeight: vars.font.weight.medium }])
export const icon = style({ inlineSize: '18px', blockSize: '18px', flexShrink: 0 })
