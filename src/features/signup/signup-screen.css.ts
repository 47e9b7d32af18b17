import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/theme.css.ts'
import * as mix from '../../ui/theme/mixins.ts'

export const lead = style({ ...mix.column('s2'), marginBlockEnd: vars.space.s6 })

export const login = style({
  marginBlockStart: vars.space.s4,
  textAlign: 'center',
  color: vars.color.muted,
})
