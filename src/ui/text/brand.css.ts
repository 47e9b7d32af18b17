import { style } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

export const brand = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.s3 })
export const mark = style({ inlineSize: vars.space.s10, blockSize: vars.space.s10, flexShrink: 0 })
export const name = style({
  fontSize: vars.font.size.headline,
  fontWeight: vars.font.weight.bold,
  letterSpacing: vars.font.tracking.tight,
  lineHeight: vars.font.line.tight,
})
export const from = style({ stopColor: vars.color.choiceGreenStart })
export const to = style({ stopColor: vars.color.choiceGreenEnd })
export const tick = style({ stroke: vars.color.onChoice })
export const dot = style({ fill: vars.color.coin })
