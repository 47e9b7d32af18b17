import { style } from '@vanilla-extract/css'
import { vars } from '../../../ui/theme/theme.css.ts'

/** Beside the other way to somebody; what is said of it is below both. */
export const call = style({ display: 'contents' })
export const number = style({
  order: 1,
  flexBasis: '100%',
  color: vars.color.muted,
  fontSize: vars.font.size.small,
  fontVariantNumeric: 'tabular-nums',
  textAlign: ['match-parent', '-webkit-match-parent'],
})
/** In a row with what can be done it comes below that. */
export const reason = style({ order: 1, flexBasis: '100%' })
