import { style } from '@vanilla-extract/css'
import { vars } from '../../../ui/theme/theme.css.ts'
import * as mix from '../../../ui/theme/mixins.ts'

export const call = style({ ...mix.wrappingRow(), gap: `${vars.space.s1} ${vars.space.s3}` })
export const number = style({ color: vars.color.muted, fontVariantNumeric: 'tabular-nums' })
export const reason = style({ flex: '1 1 160px', color: vars.color.muted, fontSize: vars.font.size.small })
