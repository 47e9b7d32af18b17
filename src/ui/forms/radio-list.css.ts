import { style } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'
import { aside, label } from './field.css.ts'

export const legend = style([label, { inlineSize: '100%' }])
export const optional = style([aside, { fontWeight: vars.font.weight.regular }])

export const choice = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s3,
  minBlockSize: vars.size.touch,
  lineHeight: vars.font.line.snug,
  cursor: 'pointer',
})
