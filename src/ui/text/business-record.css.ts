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

export const mark = style([line, { flexWrap: 'nowrap', columnGap: vars.space.s1 }])
/** Side by side where there is room. */
export const marks = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.s3 })
export const checked = style([mark, { color: vars.color.accentText, fontWeight: vars.font.weight.medium }])
export const icon = style({ inlineSize: '16px', blockSize: '16px', flexShrink: 0 })
