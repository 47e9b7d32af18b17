import { globalStyle, style } from '@vanilla-extract/css'
import { card } from '../../../ui/lists/card.css.ts'
import { media } from '../../../ui/theme/media.ts'
import { vars } from '../../../ui/theme/theme.css.ts'
import * as mix from '../../../ui/theme/mixins.ts'

/** Its width determines the layout of its content. */
export const interests = style({ ...mix.column('s4'), minInlineSize: 0, containerType: 'inline-size' })

/** A list of so many letters shows rows, one of so many more longer ones: with larger text they come later. */
const row = '(min-width: 38rem)'
const longRow = '(min-width: 50rem)'

/** The heading, and beside it the order where there is room. */
export const top = style({
  ...mix.wrappingRow(),
  justifyContent: 'space-between',
  gap: `${vars.space.s3} ${vars.space.s5}`,
})
export const order = style({ flexBasis: '100%', '@container': { [row]: { flexBasis: 'auto' } } })
// The choices say themselves what they are for.
globalStyle(`${order} legend`, mix.onlyForScreenReaders)
globalStyle(`${order} label`, { fontSize: vars.font.size.small })
globalStyle(`${order} label`, { '@container': { [row]: { paddingInline: vars.space.s4, whiteSpace: 'nowrap' } } })

export const list = style({ ...mix.column('s2'), '@container': { [row]: { gap: 0 } } })

/** The columns of what is known of a business, and of the amount. */
const columns = '7.5rem 5.25rem 12rem 9.5rem'

/** One bid: a card, or a row with each part below that of the row before. */
export const interest = style([
  card,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: `${vars.space.s2} ${vars.space.s3}`,
    padding: vars.space.s4,
    '@container': {
      [row]: {
        display: 'grid',
        gridTemplateColumns: `${columns} minmax(0, 1fr)`,
        gridTemplateAreas: `'who who who price price' '. . . acts acts' 'proposal proposal proposal proposal proposal'`,
        gap: `${vars.space.s1} ${vars.space.s2}`,
        paddingBlock: vars.space.s2,
        paddingInline: vars.space.s4,
        borderRadius: 0,
        boxShadow: 'none',
      },
      [longRow]: {
        gridTemplateColumns: `minmax(0, 1fr) ${columns}`,
        gridTemplateAreas: `'who . . . price' 'proposal proposal proposal acts acts'`,
      },
    },
    selectors: {
      // The rows of a list lie in one frame.
      'li:not(:last-child) > &': { '@container': { [row]: { borderBlockEnd: 0 } } },
      'div:not(:last-child) > ul > li > &': { '@container': { [row]: { borderBlockEnd: 0 } } },
      'div:first-child > ul > li:first-child > &': {
        '@container': {
          [row]: { borderStartStartRadius: vars.radius.large, borderStartEndRadius: vars.radius.large },
        },
      },
      'div:last-child > ul > li:last-child > &': {
        '@container': { [row]: { borderEndStartRadius: vars.radius.large, borderEndEndRadius: vars.radius.large } },
      },
    },
  },
])

/** A very large amount goes below the name rather than squeeze it. */
export const who = style({
  gridArea: 'who',
  flex: '1 1 9rem',
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.s3,
  minInlineSize: 0,
})
export const words = style({ minInlineSize: 0 })
export const said = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.s3 })
export const time = style({ color: vars.color.muted, ...mix.type({ size: 'caption', line: 'snug' }) })

/** On a card what is known of the business runs below its name; in a row each part has a column. */
export const record = style({
  order: 1,
  flexBasis: '100%',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.s3,
  '@container': { [row]: { display: 'contents' } },
})
globalStyle(`${record} p`, { '@container': { [row]: { fontSize: vars.font.size.caption } } })

export const price = style({ gridArea: 'price', ...mix.column(), alignItems: 'flex-end', marginInlineStart: 'auto' })

export const amount = style({
  whiteSpace: 'nowrap',
  ...mix.type({ size: 'title', weight: 'heavy', line: 'snug', tracking: 'tighter' }),
  fontVariantNumeric: 'tabular-nums',
})

export const difference = style({
  color: vars.color.muted,
  ...mix.type({ size: 'caption', line: 'snug' }),
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
})
export const saved = style({ color: vars.color.accentText, fontWeight: vars.font.weight.semibold })

/** The lowest of several stands out. */
export const lowest = style({
  background: `linear-gradient(to right, ${vars.color.accentSoft}, ${vars.color.raised} 70%)`,
  selectors: {
    '[dir="rtl"] &': { background: `linear-gradient(to left, ${vars.color.accentSoft}, ${vars.color.raised} 70%)` },
  },
})

/** What sets it apart from the others. */
export const tag = style({
  paddingBlock: '2px',
  paddingInline: vars.space.s2,
  borderRadius: vars.radius.small,
  color: vars.color.accentText,
  background: vars.color.accentSoft,
  ...mix.type({ size: 'micro', weight: 'bold', line: 'snug' }),
})

export const proposal = style({
  gridArea: 'proposal',
  order: 2,
  flexBasis: '100%',
  ...mix.column('s2'),
  minInlineSize: 0,
})
globalStyle(`${proposal} p`, {
  '@container': {
    [row]: { WebkitLineClamp: 2, ...mix.type({ size: 'small', line: 'snug' }) },
  },
})

export const acts = style({
  gridArea: 'acts',
  order: 3,
  alignSelf: 'start',
  ...mix.wrappingRow('s2'),
  justifyContent: 'flex-end',
  marginInlineStart: 'auto',
})
/** Above the buttons of a card. In a row beside them, on two lines where it is long, so that the row stays low. */
export const start = style({
  flexBasis: '100%',
  ...mix.type({ size: 'caption', weight: 'semibold', line: 'snug' }),
  textAlign: 'end',
  '@container': { [row]: { flex: '1 1 5rem', minInlineSize: 0 } },
})
/** Rows are low where no thumb has to hit their controls. */
globalStyle(`${acts} > :is(a, button)`, {
  minBlockSize: vars.size.touch,
  '@container': {
    [row]: {
      '@media': {
        [media.fine]: {
          minBlockSize: vars.space.s8,
          blockSize: vars.space.s8,
          paddingBlock: 0,
          paddingInline: vars.space.s3,
          fontSize: vars.font.size.small,
        },
      },
    },
  },
})

/** What opens and closes the declined bids. */
export const fold = style({
  display: 'list-item',
  minBlockSize: vars.size.touch,
  paddingBlock: vars.space.s3,
  color: vars.color.muted,
  ...mix.type({ weight: 'semibold', line: 'snug' }),
  cursor: 'pointer',
})
