import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/theme.css.ts'
import * as mix from '../../ui/theme/mixins.ts'

export const lead = style({ ...mix.column('s2'), marginBlockEnd: vars.space.s6 })
