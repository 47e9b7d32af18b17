import { style } from '@vanilla-extract/css'
import * as mix from '../theme/mixins.ts'
import { vars } from '../theme/theme.css.ts'

export const box = style({
  ...mix.centered,
  objectFit: 'cover',
  color: vars.color.muted,
  background: vars.color.sunken,
})
