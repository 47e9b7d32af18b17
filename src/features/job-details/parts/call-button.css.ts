import { style } from '@vanilla-extract/css'
import { vars } from '../../../ui/theme/theme.css.ts'
import * as mix from '../../../ui/theme/mixins.ts'

/** What cannot be done yet comes after what can. */
export const call = style({ ...mix.wrappingRow(), gap: `${vars.space.s1} ${vars.space.s3}`, order: 1 })
/** Beside the other way to somebody; the number is below both. */
export const ready = style({ display: 'contents' })
export const number = style({
  order: 1,
  flexBasis: '100%',
  color: vars.color.muted,
  fontSize: vars.font.size.small,
  fontVariantNumeric: 'tabular-nums',
  textAlign: ['match-parent', '-webkit-match-parent'],
})
export const reason = style({ flex: '1 1 160px', color: vars.color.muted, fontSize: vars.font.size.small })
