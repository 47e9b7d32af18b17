import { style } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

export const folded = style({ minInlineSize: 0 })

export const cut = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
})

export const more = style({
  minBlockSize: vars.size.touch,
  marginBlockEnd: `calc(-1 * ${vars.space.s3})`,
  padding: 0,
  border: 0,
  color: vars.color.accentText,
  background: 'none',
  font: 'inherit',
  fontSize: vars.font.size.small,
  fontWeight: vars.font.weight.semibold,
  cursor: 'pointer',
})
