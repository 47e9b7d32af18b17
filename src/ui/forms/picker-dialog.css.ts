import { style } from '@vanilla-extract/css'
import { innerFocus } from '../theme/focus.ts'
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
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s3,
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
    '&:has(:focus-visible)': innerFocus,
  },
  '@media': { [media.hover]: { ':hover': { background: vars.color.sunken } } },
})

export const none = style({ paddingBlock: vars.space.s6, textAlign: 'center', color: vars.color.muted })

export const foot = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s4,
})

export const told = style({
  flex: 1,
  color: vars.color.warning,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.line.snug,
})

export const counter = style({
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.muted,
  fontWeight: vars.font.weight.semibold,
})

export const chips = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.s2 })

export const chip = style({
  paddingBlock: vars.space.s1,
  paddingInline: vars.space.s3,
  borderRadius: vars.radius.round,
  background: vars.color.accentSoft,
  color: vars.color.accentText,
  fontSize: vars.font.size.small,
  fontWeight: vars.font.weight.semibold,
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
