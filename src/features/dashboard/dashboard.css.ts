import { style } from '@vanilla-extract/css'
import { media } from '../../ui/theme/media.ts'
import { vars } from '../../ui/theme/theme.css.ts'
import * as mix from '../../ui/theme/mixins.ts'

export const toolbar = style({
  display: 'flex',
  // With larger text the buttons stand below the heading.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s2,
  minBlockSize: vars.size.touch,
  marginBlockEnd: vars.space.s1,
})

export const heading = style({ ...mix.type({ size: 'title', weight: 'bold', tracking: 'tight' }) })

/** Said while the list is in another order than usual. */
export const order = style({ color: vars.color.muted, fontSize: vars.font.size.small })

export const end = style({ ...mix.row('s2'), marginInlineStart: 'auto' })

export const refreshing = style({ color: vars.color.accentText, display: 'inline-flex' })

/** The badge on the filter button while a filter is active. */
export const alert = style({
  position: 'absolute',
  insetBlockStart: '-4px',
  insetInlineEnd: '-4px',
  ...mix.centered,
  minInlineSize: '20px',
  blockSize: '20px',
  borderRadius: vars.radius.round,
  border: `${vars.size.borderStrong} solid ${vars.color.surface}`,
  color: vars.color.onDanger,
  background: vars.color.dangerFill,
  ...mix.type({ size: 'caption', weight: 'bold' }),
  lineHeight: 1,
})

/** The heading of a part of the list. */
export const part = style({
  marginBlock: `${vars.space.s3} ${vars.space.s2}`,
  color: vars.color.muted,
  ...mix.type({ size: 'small', weight: 'semibold' }),
})

/** Its parts are spaced like the cards in them. */
export const list = style({ ...mix.column('s3'), '@media': { [media.desk]: { gap: vars.space.s4 } } })

export const bone = style({
  ...mix.column('s4'),
  padding: vars.space.s4,
  border: mix.edge,
  borderRadius: vars.radius.large,
  background: vars.color.raised,
})
export const boneTop = style({ display: 'flex', gap: vars.space.s3 })
export const boneWords = style({ flex: 1, ...mix.column('s2') })
export const boneBottom = style({ display: 'flex', justifyContent: 'space-between' })

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
  ...mix.type({ size: 'small', weight: 'semibold' }),
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
