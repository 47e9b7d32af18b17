import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { card } from '../../../ui/lists/card.css.ts'
import { media } from '../../../ui/theme/media.ts'
import { vars } from '../../../ui/theme/theme.css.ts'
import * as mix from '../../../ui/theme/mixins.ts'
import { columnGap, columns, tableRoom } from './columns.ts'

const { color, space } = vars

/** What holds where the bids are rows of a table. */
const table = (rules: object) => ({ '@media': { [media.desk]: { '@container': { [tableRoom]: rules } } } })

/** Its width determines the layout of its content. On a desk it is the frame of the table. */
export const interests = style({
  ...mix.column('s3'),
  minInlineSize: 0,
  containerType: 'inline-size',
  '@media': {
    [media.desk]: {
      gap: 0,
      borderRadius: vars.radius.large,
      background: color.raised,
      border: mix.edge,
      boxShadow: vars.elevation.low,
    },
  },
})

/** The heading, and at its end the order. */
export const top = style({
  ...mix.wrappingRow('s2'),
  justifyContent: 'space-between',
  minBlockSize: vars.size.touch,
  '@media': { [media.desk]: { padding: `${space.s4} ${space.s6} ${space.s2}` } },
})
export const count = style({ color: color.muted, fontWeight: vars.font.weight.regular })

export const list = style({
  ...mix.column('s3'),
  '@media': {
    [media.desk]: { padding: space.s4, '@container': { [tableRoom]: { gap: 0, padding: 0 } } },
  },
})
export const rows = style({ ...mix.column('s3'), ...table({ gap: 0 }) })

/** One bid: a card, or a row with each part below that of the row before. */
export const interest = style([
  card,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space.s2} ${space.s3}`,
    padding: space.s4,
    ...table({
      display: 'grid',
      gridTemplateColumns: columns,
      gridTemplateAreas: `'who rating jobs checks start price' 'below below below below below below'`,
      gap: `${space.s2} ${columnGap}`,
      alignItems: 'start',
      paddingBlock: space.s4,
      paddingInline: space.s6,
      border: 0,
      borderRadius: 0,
      background: 'transparent',
      boxShadow: 'none',
    }),
  },
])
/** While bids load: the room for the heads of the columns, and rows as tall as most bids. */
export const bonesList = style([list, table({ paddingBlockStart: vars.size.touch })])
export const bones = style([
  card,
  {
    ...mix.row('s3'),
    alignItems: 'flex-start',
    minBlockSize: '252px',
    padding: space.s4,
    ...table({
      minBlockSize: '164px',
      paddingInline: space.s6,
      border: 0,
      borderRadius: 0,
      background: 'transparent',
      boxShadow: 'none',
    }),
  },
])
export const bonesWords = style({ ...mix.column('s3'), flex: 1, minInlineSize: 0 })
// A line between two rows, also where they are in two parts of the list.
globalStyle(`${rows} > * + *`, table({ borderBlockStart: mix.edge }))
globalStyle(`div + div > ${rows} > *`, table({ borderBlockStart: mix.edge }))
globalStyle(`[role="table"] > div:nth-child(2) > ${rows} > :first-child`, table({ borderBlockStart: 0 }))

/** The lowest of several stands out. */
export const lowest = style({
  outline: `${vars.size.borderStrong} solid ${color.accent}`,
  outlineOffset: '-2px',
  ...table({
    outline: 0,
    background: `linear-gradient(to right, ${color.accentSoft}, transparent 70%)`,
  }),
  selectors: {
    '[dir="rtl"] &': table({ background: `linear-gradient(to left, ${color.accentSoft}, transparent 70%)` }),
  },
})

const priceRoom = '6rem'
/** On a card its parts are among the others. */
export const who = style({
  display: 'contents',
  ...table({
    gridArea: 'who',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignContent: 'start',
    columnGap: space.s3,
  }),
})
globalStyle(`${who} > :first-child`, table({ gridRow: 'span 2' }))
/** Beside it there is the price alone; where the name would get too little, not even that. */
export const words = style({
  flex: `1 1 max(5rem, calc(100% - ${vars.space.s12} - ${priceRoom} - 2 * ${space.s3}))`,
  minInlineSize: 0,
})
export const name = style({
  ...mix.type({ size: 'body', weight: 'bold', line: 'snug', tracking: 'tight' }),
  overflowWrap: 'anywhere',
})
// The names are many, and lead on all the same: the line below one comes with the pointer or the focus.
globalStyle(`${name} a`, { color: color.text, fontWeight: 'inherit', textDecorationColor: 'transparent' })

/** In one line: in a row over the room that the next columns leave below their own one. */
export const tags = style({
  order: 1,
  flexBasis: '100%',
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s1,
  ...table({ flexWrap: 'nowrap', inlineSize: 'max-content', paddingBlockStart: space.s1 }),
})
const tagBase = style({
  paddingBlock: '2px',
  paddingInline: space.s2,
  borderRadius: vars.radius.small,
  whiteSpace: 'nowrap',
  ...mix.type({ size: 'micro', weight: 'bold', line: 'snug' }),
})
/** What sets it apart from the others. */
export const tag = styleVariants({
  // Its row has the same tint.
  lowest: [
    tagBase,
    { color: color.accentText, background: color.raised, boxShadow: `inset 0 0 0 1px ${color.accentEdge}` },
  ],
  best: [tagBase, { color: color.warning, background: color.warningSoft }],
})

const partBase = style({
  minInlineSize: 0,
  ...mix.type({ size: 'small', line: 'snug' }),
  ...table({ paddingBlockStart: '2px' }),
})
/** What is known of the business, and when it can start: on a card one after the other, in a row each in a column. */
export const part = styleVariants({
  rating: [partBase, { order: 1 }, table({ gridArea: 'rating' })],
  jobs: [partBase, { order: 1, color: color.muted }, table({ gridArea: 'jobs', color: color.text })],
  // After the day, so that this stands beside the stars and jobs.
  checks: [
    partBase,
    { order: 2, flexBasis: '100%', display: 'flex', flexWrap: 'wrap', columnGap: space.s3 },
    table({ gridArea: 'checks', flexDirection: 'column', rowGap: space.s1 }),
  ],
  start: [
    partBase,
    { order: 1, fontWeight: vars.font.weight.semibold },
    table({ gridArea: 'start', fontWeight: 'inherit' }),
  ],
})
globalStyle(`${part.checks} p`, table({ fontSize: vars.font.size.caption }))

export const inTable = style({ display: 'none', ...table({ display: 'block' }) })
export const onCard = style(table({ display: 'none' }))
export const aside = style({ color: color.muted, ...mix.type({ size: 'caption', line: 'snug' }) })

/** A very large amount goes below the name rather than squeeze it. */
export const price = style({
  marginInlineStart: 'auto',
  ...mix.column(),
  alignItems: 'flex-end',
  flex: `0 0 ${priceRoom}`,
  ...table({ gridArea: 'price', justifySelf: 'end' }),
})
export const amount = style({
  whiteSpace: 'nowrap',
  ...mix.type({ size: 'headline', weight: 'heavy', line: 'tight', tracking: 'tighter' }),
  fontVariantNumeric: 'tabular-nums',
})
const differenceBase = style({
  ...mix.type({ size: 'caption', weight: 'semibold', line: 'snug' }),
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
})
export const difference = styleVariants({
  under: [differenceBase, { color: color.accentText }],
  over: [differenceBase, { color: color.warning }],
  even: [differenceBase, { color: color.muted }],
})

/** What has a line of its own in a row: the words, and beside them what can be done. */
export const below = style({ display: 'contents', ...table({ gridArea: 'below', display: 'flex', gap: space.s6 }) })
/** In a row it begins below the name; on a card its parts are among the others. */
export const proposal = style({
  display: 'contents',
  ...table({
    flex: 1,
    ...mix.column(),
    gap: '2px',
    minInlineSize: 0,
    paddingInlineStart: `calc(${vars.size.control} + ${space.s3})`,
  }),
})
globalStyle(`${proposal} > *`, { order: 3, flexBasis: '100%', minInlineSize: 0, ...table({ flexBasis: 'auto' }) })
export const sent = style(table({ selectors: { [`${proposal} > &`]: { order: 5 } } }))
globalStyle(`${proposal} p`, mix.type({ size: 'small', line: 'body' }))

export const acts = style({
  order: 4,
  flexBasis: '100%',
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s2,
  paddingBlockStart: space.s1,
  ...table({ flex: 'none', alignSelf: 'flex-start', padding: 0 }),
})
globalStyle(`${acts} > *`, {
  minBlockSize: vars.size.touch,
  paddingInline: space.s3,
  fontSize: vars.font.size.small,
})
// On a card the two ways on share what the third leaves.
globalStyle(`${acts} > :not(:first-child, :only-child)`, { flex: '1 1 auto', ...table({ flex: '0 0 auto' }) })
globalStyle(`${acts} > :last-child`, table({ minInlineSize: '7rem' }))

/** What opens and closes the declined bids. */
export const declined = style({ '@media': { [media.desk]: { borderBlockStart: mix.edge } } })
export const fold = style({
  display: 'list-item',
  minBlockSize: vars.size.touch,
  paddingBlock: space.s3,
  color: color.muted,
  ...mix.type({ size: 'small', weight: 'semibold', line: 'snug' }),
  cursor: 'pointer',
  '@media': { [media.desk]: { paddingInline: space.s6 } },
})
export const foot = style({ '@media': { [media.desk]: { padding: space.s4 } } })
