import { style } from '@vanilla-extract/css'
import * as mix from '../theme/mixins.ts'
import { media } from '../theme/media.ts'
import { vars } from '../theme/theme.css.ts'

export const search = style({ position: 'relative' })

export const searchIcon = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: vars.space.s3,
  marginBlock: 'auto',
  color: vars.color.muted,
  pointerEvents: 'none',
})

export const searchInput = style({ paddingInlineStart: vars.space.s12 })

export const list = style({
  maxBlockSize: vars.size.pickerList,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  marginInline: `calc(-1 * ${vars.space.s3})`,
  scrollbarGutter: 'stable',
})

export const option = style({
  ...mix.row('s3'),
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.s3,
  paddingBlock: vars.space.s2,
  borderRadius: vars.radius.small,
  lineHeight: vars.font.line.snug,
  cursor: 'pointer',

  // Only rows near the view are drawn: a state can have more than a thousand cities.
  contentVisibility: 'auto',
  containIntrinsicBlockSize: `auto ${vars.size.touch}`,
  selectors: {
    '&:has(:checked)': { fontWeight: vars.font.weight.semibold, color: vars.color.accentText },
    '&:has(:focus-visible)': mix.innerFocus,
  },
  '@media': { [media.hover]: { ':hover': { background: vars.color.sunken } } },
})

export const none = style({ paddingBlock: vars.space.s6, textAlign: 'center', color: vars.color.muted })

export const foot = style({ ...mix.row('s4'), justifyContent: 'space-between' })

export const told = style({ flex: 1, color: vars.color.warning, ...mix.type({ size: 'small', line: 'snug' }) })

export const counter = style({
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.muted,
  fontWeight: vars.font.weight.semibold,
})

export const chips = style({ ...mix.wrappingRow('s2') })

export const chip = style({
  paddingBlock: vars.space.s1,
  paddingInline: vars.space.s3,
  borderRadius: vars.radius.round,
  background: vars.color.accentSoft,
  color: vars.color.accentText,
  ...mix.type({ size: 'small', weight: 'semibold' }),
})

export const placeholder = style({ color: vars.color.muted })

export const row = style({ inlineSize: '100%', border: 0, background: 'transparent', textAlign: 'start' })

/** A fixed height, so that the dialog does not move while searching. */
export const fixedList = style({ blockSize: vars.size.pickerList })

/** The option selected with the arrow keys. */
export const active = style({
  background: vars.color.accentSoft,
  outline: `${vars.size.borderStrong} solid transparent`,
  outlineOffset: `calc(-1 * ${vars.size.borderStrong})`,
})

export const text = style({ flex: 1 })
export const chosen = style({ color: vars.color.accentText })
