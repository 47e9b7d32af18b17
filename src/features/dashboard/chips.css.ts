import { style } from '@vanilla-extract/css'
import { media } from '../../ui/theme/media.ts'
import { vars } from '../../ui/theme/theme.css.ts'

/** Room for focus rings, which scrolling would cut off. */
const bleed = vars.space.s4

export const strip = style({
  display: 'flex',
  gap: vars.space.s2,
  marginInline: `calc(-1 * ${bleed})`,
  marginBlockEnd: vars.space.s3,
  paddingInline: bleed,
  paddingBlock: vars.space.s1,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
})

export const chip = style({
  flexShrink: 0,
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.s3,
  border: `${vars.size.border} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.round,
  color: vars.color.text,
  background: vars.color.raised,
  fontSize: vars.font.size.small,
  fontWeight: vars.font.weight.medium,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&[aria-pressed="true"]': {
      color: vars.color.onAccent,
      background: vars.color.accent,
      borderColor: vars.color.accent,
      fontWeight: vars.font.weight.semibold,
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
  minInlineSize: '2ch',
  textAlign: 'start',
  fontVariantNumeric: 'tabular-nums',
})
