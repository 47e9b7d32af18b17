import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/theme.css.ts'

export const login = style({ marginBlockStart: vars.space.s4, textAlign: 'center' })
