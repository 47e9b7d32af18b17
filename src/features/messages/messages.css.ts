import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../ui/theme/media.ts'
import { prose } from '../../ui/theme/text.css.ts'
import { vars } from '../../ui/theme/theme.css.ts'
import * as mix from '../../ui/theme/mixins.ts'
import { columnInset } from './column.ts'

/** Takes all the room that there is: only the messages scroll. */
export const panel = style({ flex: 1, minBlockSize: 0, ...mix.column() })

/** What is cut off at its top fades out. */
export const place = style({
  position: 'relative',
  flex: 1,
  minBlockSize: 0,
  ...mix.column(),
  '::before': {
    content: '',
    position: 'absolute',
    zIndex: 1,
    insetInline: 0,
    insetBlockStart: 0,
    blockSize: vars.space.s3,
    background: `linear-gradient(${vars.color.surface}, transparent)`,
    pointerEvents: 'none',
  },
})

/** Laid out from its end: there it begins, and what comes above moves nothing. */
export const scroller = style({
  flex: 1,
  minBlockSize: 0,
  display: 'flex',
  flexDirection: 'column-reverse',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // The place is kept by hand, as not every browser does.
  overflowAnchor: 'none',
  scrollbarWidth: 'thin',
  scrollbarColor: `${vars.color.line} transparent`,
})

/** A short conversation begins at the top. */
export const inside = style({
  marginBlockEnd: 'auto',
  paddingBlock: vars.space.s3,
  paddingInline: columnInset(vars.space.s4),
  '@media': { [media.desk]: { paddingInline: columnInset(vars.space.s5) } },
})

export const loading = style({ paddingInline: columnInset(vars.space.s5), overflowY: 'auto' })

export const rows = style({ ...mix.column(), listStyle: 'none', margin: 0, padding: 0 })

export const day = style({
  display: 'flex',
  justifyContent: 'center',
  paddingBlock: `${vars.space.s4} ${vars.space.s2}`,
})
export const dayName = style({ color: vars.color.muted, ...mix.type({ size: 'caption', weight: 'semibold' }) })

const rowBase = style({ ...mix.wrappingRow(), paddingBlock: vars.space.s1 })
export const row = styleVariants({
  own: [rowBase, { justifyContent: 'flex-end' }],
  other: [rowBase, { justifyContent: 'flex-start' }],
})

const bubbleBase = style({
  maxInlineSize: 'min(85%, 34rem)',
  minInlineSize: 0,
  paddingBlock: vars.space.s2,
  paddingInline: vars.space.s3,
  borderRadius: vars.radius.large,
  overflowWrap: 'anywhere',
})
const ownBubble = style([
  bubbleBase,
  { background: vars.color.bubbleMe, color: vars.color.text, borderEndEndRadius: vars.radius.small },
])
/** The corner at the writer's side is less round. */
export const bubble = styleVariants({
  own: [ownBubble],
  unsent: [ownBubble, { outline: `${vars.size.border} dashed ${vars.color.lineStrong}`, outlineOffset: '-1px' }],
  other: [
    bubbleBase,
    {
      background: vars.color.bubbleThem,
      boxShadow: vars.elevation.low,
      borderEndStartRadius: vars.radius.small,
      // Room for the button beside it.
      maxInlineSize: `min(calc(100% - ${vars.size.touch}), 34rem)`,
    },
  ],
})

/** No wider than its picture. */
export const aroundPicture = style({ maxInlineSize: `calc(256px + 2 * ${vars.space.s3})` })

export const text = style([prose, { overflowWrap: 'anywhere' }])

export const meta = style({
  color: vars.color.muted,
  ...mix.type({ size: 'caption', line: 'snug' }),
  textAlign: 'end',
  selectors: { '&:empty': { display: 'none' } },
})

export const problem = style({ color: vars.color.danger, ...mix.type({ size: 'small', line: 'snug' }) })

export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.s2,
  inlineSize: '100%',
  paddingBlockStart: vars.space.s1,
})

export const seen = style({
  ...mix.row('s1'),
  justifyContent: 'flex-end',
  inlineSize: '100%',
  color: vars.color.muted,
  fontSize: vars.font.size.caption,
})

export const smallIcon = style({ ...mix.square('18px') })

/** Above the end of the messages, for those who read further up. */
export const latest = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: vars.space.s2,
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
})
globalStyle(`${latest} > button`, { pointerEvents: 'auto' })

/** In the place of the composer, while a message is chosen. */
export const reporting = style({
  ...mix.wrappingRow('s3'),
  justifyContent: 'space-between',
  paddingBlock: vars.space.s4,
  paddingInline: columnInset(vars.space.s4),
  borderBlockStart: mix.edge,
  background: vars.color.raised,
})

export const closed = style({
  ...mix.column('s3'),
  flexShrink: 0,
  paddingBlock: vars.space.s4,
  paddingInline: columnInset(vars.space.s4),
  borderBlockStart: mix.edge,
  background: vars.color.raised,
  color: vars.color.muted,
})

export const bone = style({
  inlineSize: '60%',
  paddingBlock: vars.space.s2,
  '@media': { [media.desk]: { inlineSize: '40%' } },
})
