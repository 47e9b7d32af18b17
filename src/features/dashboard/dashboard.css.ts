import { style } from '@vanilla-extract/css'
import { media } from '../../ui/theme/media.ts'
import { onlyForScreenReaders } from '../../ui/theme/mixins.ts'
import { vars } from '../../ui/theme/theme.css.ts'
import * as mix from '../../ui/theme/mixins.ts'

/** Where the window is wide, what waits is in a column beside the list. */
export const withRail = style({
  '@media': {
    [media.wide]: {
      display: 'grid',
      gridTemplateColumns: `minmax(0, 1fr) ${vars.size.rail}`,
      gridTemplateRows: 'auto 1fr',
      columnGap: vars.space.s10,
    },
  },
})

/** On a desk the search field is at the end of the greeting's row; on a phone it is all of it. */
export const top = style({
  ...mix.wrappingRow('s5'),
  justifyContent: 'space-between',
  marginBlockEnd: vars.space.s4,
  '@media': { [media.desk]: { marginBlockEnd: vars.space.s5 } },
})
export const search = style({
  flex: '1 1 16rem',
  minInlineSize: 0,
  '@media': {
    [media.desk]: { flexGrow: 0, flexBasis: '22rem' },
    // The bar has it there.
    [media.bar]: { display: 'none' },
  },
})
export const head = style({ display: 'none', '@media': { [media.desk]: { display: 'block' } } })
export const greeting = style({ ...mix.type({ size: 'headline', weight: 'bold', line: 'tight', tracking: 'tighter' }) })
/** Its line is there before its numbers. */
export const summary = style({ minBlockSize: '1.5em', color: vars.color.muted })

export const jobs = style({ minInlineSize: 0 })

/** One row on a desk. */
export const controls = style({
  ...mix.column('s3'),
  marginBlockEnd: vars.space.s3,
  '@media': { [media.desk]: { ...mix.row('s3'), flexDirection: 'row', marginBlockEnd: vars.space.s4 } },
})

/** There is nothing to control; readers still hear what the list is, and that it is looked at again. */
export const unseen = style(onlyForScreenReaders)

/** There for the keyboard and for readers, but not to see: nothing moves once what is above is known. */
export const unplaced = style({ opacity: 0, selectors: { '&:focus-within': { opacity: 1 } } })

export const toolbar = style({
  display: 'flex',
  // With larger text the buttons stand below the order.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s2,
  minBlockSize: vars.size.touch,
  '@media': { [media.desk]: { marginInlineStart: 'auto', flexWrap: 'nowrap' } },
})

/** Whoever sees the pressed chip knows already. */
export const heading = style(onlyForScreenReaders)

/** What narrows the list, at the end of the row. */
export const end = style({ ...mix.row('s2'), marginInlineStart: 'auto' })
/** Beside the order without taking room: else the buttons would move to a line of their own, and the list with them. */
const noRoom = `calc(-1 * (${vars.space.s5} + ${vars.space.s2}))`
export const refreshing = style({
  ...mix.row(),
  inlineSize: vars.space.s5,
  marginInlineEnd: noRoom,
  color: vars.color.accentText,
  '@media': { [media.desk]: { order: -1, marginInline: `${noRoom} 0` } },
})

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
  color: vars.color.onBadge,
  background: vars.color.badge,
  ...mix.type({ size: 'caption', weight: 'bold' }),
  lineHeight: 1,
})

/** Its parts are spaced like the cards in them. */
export const list = style({ ...mix.column('s3'), '@media': { [media.desk]: { gap: vars.space.s6 } } })
