import { style } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

/** As wide as the headings of other fields. */
export const legend = style({ inlineSize: '100%' })

export const choice = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s3,
  minBlockSize: vars.size.touch,
  lineHeight: vars.font.line.snug,
  cursor: 'pointer',
})
