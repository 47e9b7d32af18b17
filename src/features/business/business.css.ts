import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../ui/theme/media.ts'
import { vars } from '../../ui/theme/theme.css.ts'
import * as mix from '../../ui/theme/mixins.ts'

const { color, elevation, font, radius, size, space } = vars

export const screen = style({ ...mix.column('s4'), position: 'relative', minInlineSize: 0 })

/** On a desk: what is known of the business, and beside it what one can do. */
export const columns = style({
  display: 'grid',
  gap: space.s4,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.desk]: { gridTemplateColumns: `minmax(0, 1fr) ${size.rail}`, gap: space.s8, alignItems: 'start' },
  },
})
export const column = style({ ...mix.column('s6'), minInlineSize: 0 })
export const side = style({
  ...mix.column('s4'),
  minInlineSize: 0,
  position: 'sticky',
  insetBlockStart: `calc(${size.header} + ${space.s8})`,
})

/** The sign lies over the edge of the cover, with a ring that sets it off. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: `${space.s3} ${space.s4}`,
  '@media': { [media.desk]: { flexWrap: 'nowrap', paddingInlineStart: space.s6 } },
})
/** In the corner of the cover, which on a phone begins right below the bar. */
export const acts = style({
  ...mix.row('s2'),
  position: 'absolute',
  insetBlockStart: `calc(${space.s3} - ${space.s5})`,
  insetInlineEnd: 0,
  '@media': { [media.desk]: { insetBlockStart: space.s4, insetInlineEnd: space.s4 } },
})
const overEdge = { marginBlockStart: '-60px', '@media': { [media.desk]: { marginBlockStart: '-52px' } } } as const
const ring = {
  position: 'relative',
  flexShrink: 0,
  overflow: 'hidden',
  borderRadius: radius.huge,
  boxShadow: `0 0 0 4px ${color.raised}, ${elevation.middle}`,
} as const
export const sign = style({ display: 'flex', ...ring, ...overEdge })
export const signBone = style([
  { ...ring, ...mix.square('80px'), ...overEdge },
  { '@media': { [media.desk]: mix.square(size.tile) } },
])
/** On a phone the name is beside the sign, and the line below both. */
export const words = style({
  display: 'contents',
  '@media': { [media.desk]: { ...mix.column('s1'), flex: 1, minInlineSize: 0 } },
})
export const wordBones = style({ ...mix.column('s1'), flex: 1, minInlineSize: 0 })
export const name = style({
  flex: 1,
  minInlineSize: 0,
  ...mix.type({ size: 'headline', weight: 'bold', line: 'tight', tracking: 'tighter' }),
  overflowWrap: 'anywhere',
})
export const line = style({
  ...mix.wrappingRow(),
  gap: '2px 0',
  flexBasis: '100%',
  marginInlineStart: `calc(-1 * ${space.s4})`,
  clipPath: `inset(0 0 0 ${space.s4})`,
  selectors: { '[dir="rtl"] &': { clipPath: `inset(0 ${space.s4} 0 0)` } },
  color: color.muted,
  ...mix.type({ size: 'small', line: 'body' }),
})
/** A silent dot before each fact; what begins a line has its dot outside, where it is cut off. */
globalStyle(`${line} > *`, { position: 'relative', paddingInlineStart: space.s4 })
globalStyle(`${line} > *::before`, {
  content: '"·" / ""',
  position: 'absolute',
  insetInlineStart: 0,
  inlineSize: space.s4,
  textAlign: 'center',
})
export const score = style({ ...mix.row('s1') })
export const star = style({ display: 'inline-flex', color: color.star })
export const average = style({ color: color.text, ...mix.type({ weight: 'bold' }) })

/** Chips with an icon and a fact, and behind it what is known of that. */
export const facts = style({ display: 'flex', flexWrap: 'wrap', gap: space.s2 })
const factBase = style({
  ...mix.row('s2'),
  minInlineSize: 0,
  paddingBlock: space.s2,
  paddingInline: space.s3,
  borderRadius: radius.round,
  background: color.raised,
})
export const fact = styleVariants({
  verified: [factBase, { color: color.accentText, background: color.accentSoft }],
  plain: [factBase],
  unknown: [factBase, { color: color.muted }],
})
export const factIcon = style({ ...mix.square(space.s5), flexShrink: 0 })
export const factWords = style({ ...mix.wrappingRow(), gap: `0 ${space.s2}`, minInlineSize: 0 })
export const factTitle = style({ ...mix.type({ size: 'small', weight: 'bold', line: 'snug' }) })
export const factNote = style({ ...mix.type({ size: 'caption', line: 'snug' }), color: color.muted })

export const section = style({ ...mix.column('s3'), minInlineSize: 0 })
export const title = style({ ...mix.type({ size: 'lead', weight: 'bold', line: 'snug', tracking: 'tight' }) })
export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: space.s2 })
export const chip = style({
  ...mix.row(),
  minBlockSize: space.s8,
  paddingInline: space.s4,
  paddingBlock: space.s1,
  borderRadius: radius.round,
  color: color.accentText,
  background: color.accentSoft,
  ...mix.type({ size: 'caption', weight: 'bold', line: 'snug' }),
})

const card = {
  padding: space.s4,
  borderRadius: radius.large,
  background: color.raised,
  boxShadow: elevation.low,
} as const
const roomy = { '@media': { [media.desk]: { padding: space.s6 } } } as const

/** The average beside the bars; above them where both have little room. */
export const ratings = style({
  ...card,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s4} ${space.s6}`,
  ...roomy,
})
export const mean = style({ ...mix.column('s1'), alignItems: 'center', flex: '0 0 auto' })
export const meanNumber = style({
  ...mix.type({ size: 'display', weight: 'heavy', line: 'tight', tracking: 'hero' }),
  fontSize: `calc(1.5 * ${font.size.display})`,
})
export const bars = style({
  flex: '1 1 12rem',
  display: 'grid',
  gap: space.s2,
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
})
export const bar = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'center',
  columnGap: space.s3,
  ...mix.type({ size: 'small' }),
})
export const barName = style({ color: color.muted, whiteSpace: 'nowrap' })
export const count = style({ color: color.muted, textAlign: 'end', fontVariantNumeric: 'tabular-nums' })
export const track = style({
  overflow: 'hidden',
  blockSize: space.s2,
  borderRadius: radius.round,
  background: color.sunken,
})
export const fill = style({
  display: 'block',
  blockSize: '100%',
  borderRadius: radius.round,
  background: color.star,
})

/** One card of all reviews: the hair line above the first is cut off. */
export const reviews = style({ ...card, padding: 0, overflow: 'hidden' })
export const review = style({
  ...mix.column('s2'),
  padding: space.s4,
  boxShadow: `0 -1px 0 ${color.line}`,
  '@media': { [media.desk]: { padding: `${space.s4} ${space.s6}` } },
})
export const reviewHead = style({ ...mix.wrappingRow('s3') })
/** Quiet, for few reviews are ever reported: the sign ends where the words do, and what can be pressed reaches beyond. */
export const flagPlace = style({ marginInlineEnd: `calc(-1 * ${space.s3})` })
export const flag = style(mix.square(space.s5))
export const reviewWords = style({ flex: '1 1 8rem', minInlineSize: 0 })
/** The stars at the end of the name's line; the words below have the whole width. */
export const customerLine = style({ ...mix.wrappingRow('s2'), justifyContent: 'space-between' })
export const customer = style({ ...mix.type({ size: 'body', weight: 'bold', line: 'snug' }), overflowWrap: 'anywhere' })
export const reply = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.s3,
  padding: space.s3,
  borderRadius: radius.medium,
  background: color.sunken,
})
export const replyBy = style({ ...mix.type({ size: 'small', weight: 'bold', line: 'snug' }) })
export const replyText = style({
  ...mix.type({ size: 'small', line: 'body' }),
  whiteSpace: 'pre-line',
  textAlign: ['match-parent', '-webkit-match-parent'],
})

export const ask = style({ ...card, ...mix.column('s3'), ...roomy })

/** On a phone from edge to edge, between the bar and the cover; a slim bar of the page on a desk. */
export const own = style({
  ...mix.wrappingRow(),
  justifyContent: 'space-between',
  gap: `${space.s3} ${space.s4}`,
  marginBlock: `calc(-1 * ${space.s5}) ${space.s5}`,
  marginInline: `calc(-1 * max(${size.gutter}, env(safe-area-inset-left))) calc(-1 * max(${size.gutter}, env(safe-area-inset-right)))`,
  paddingBlock: space.s4,
  paddingInline: `max(${size.gutter}, env(safe-area-inset-left)) max(${size.gutter}, env(safe-area-inset-right))`,
  background: color.infoSoft,
  '@media': {
    [media.desk]: {
      marginBlock: `0 ${space.s4}`,
      marginInline: 0,
      paddingInline: space.s4,
      borderRadius: radius.large,
    },
  },
})
export const ownWords = style({ ...mix.column('s1'), flex: '1 1 16rem', minInlineSize: 0 })
export const ownTitle = style({ ...mix.type({ size: 'body', weight: 'bold', line: 'snug' }) })
export const ownActs = style(mix.wrappingRow('s2'))
