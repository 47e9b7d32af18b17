import { style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/theme.css.ts'
import * as mix from '../theme/mixins.ts'

/** Room for focus rings, which scrolling would cut off. */
const bleed = vars.space.s4

export const strip = style({
  display: 'flex',
  flex: 1,
  minInlineSize: 0,
  gap: vars.space.s2,
  marginInline: `calc(-1 * ${bleed})`,
  paddingInline: bleed,
  paddingBlock: vars.space.s1,
  ...mix.fadesOut(bleed),
  // On a desk something else may follow, which they must not reach.
  '@media': { [media.desk]: { marginInlineEnd: 0 } },
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  // What is scrolled to is not at the very edge, where its ring would be cut off.
  scrollPaddingInline: bleed,
  scrollbarWidth: 'none',
})

/** Its edge is decoration: the words and the pressed state's ink tell. */
export const chip = style({
  flexShrink: 0,
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.s4,
  border: mix.edge,
  borderRadius: vars.radius.round,
  color: vars.color.text,
  background: vars.color.raised,
  ...mix.type({ size: 'small', weight: 'semibold' }),
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&[aria-pressed="true"]': {
      color: vars.color.surface,
      background: vars.color.text,
      borderColor: vars.color.text,
    },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not([aria-pressed="true"])': { background: vars.color.accentSoft } },
    },
    [media.forcedColors]: { selectors: { '&[aria-pressed="true"]': { outline: '2px solid Highlight' } } },
  },
})

/** The room of a number is there before the number. */
export const count = style({
  display: 'inline-block',
  minInlineSize: '1ch',
  textAlign: 'start',
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.muted,
  fontWeight: vars.font.weight.regular,
  selectors: { '[aria-pressed="true"] > &': { color: 'inherit' } },
})
