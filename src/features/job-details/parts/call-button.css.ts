import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../ui/theme/theme.css.ts'
import * as mix from '../../../ui/theme/mixins.ts'

/** Beside the other way to somebody; what is said of it is below both. */
export const call = style({ display: 'contents' })
/** What cannot be done yet comes after what can. */
globalStyle(`${call} > button`, { order: 1 })
export const number = style({
  order: 1,
  flexBasis: '100%',
  color: vars.color.muted,
  fontSize: vars.font.size.small,
  fontVariantNumeric: 'tabular-nums',
  textAlign: ['match-parent', '-webkit-match-parent'],
})
export const reason = style({
  order: 1,
  flex: '1 1 12rem',
  color: vars.color.muted,
  ...mix.type({ size: 'small', line: 'snug' }),
})
