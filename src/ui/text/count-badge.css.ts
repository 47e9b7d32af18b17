import { style } from '@vanilla-extract/css'
import * as mix from '../theme/mixins.ts'
import { vars } from '../theme/theme.css.ts'

export const badge = style({
  ...mix.centered,
  minInlineSize: '20px',
  blockSize: '20px',
  paddingInline: '6px',
  borderRadius: vars.radius.round,
  color: vars.color.onBadge,
  background: vars.color.badge,
  // Its box keeps its size: with larger text the number would leave it.
  fontSize: `min(${vars.font.size.micro}, ${vars.space.s4})`,
  fontWeight: vars.font.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
})
