import { globalStyle, style } from '@vanilla-extract/css'
import { facts as muted } from '../../ui/lists/job-card.css.ts'
import { media } from '../../ui/theme/media.ts'
import { onlyForScreenReaders } from '../../ui/theme/mixins.ts'
import { vars } from '../../ui/theme/theme.css.ts'
import * as mix from '../../ui/theme/mixins.ts'

export const controls = style({
  ...mix.column('s3'),
  marginBlockEnd: vars.space.s2,
  '@media': { [media.desk]: { ...mix.row('s4'), flexDirection: 'row' } },
})
export const search = style({
  minInlineSize: 0,
  '@media': { [media.desk]: { flex: '0 1 22rem', order: 1, marginInlineStart: 'auto' } },
})
export const chips = style({ minInlineSize: 0, '@media': { [media.desk]: { flex: '1 1 auto' } } })

/** How many there are, and at the end of the row what narrows them. */
export const bar = style({ ...mix.row('s3'), justifyContent: 'space-between', marginBlockEnd: vars.space.s3 })
export const count = style({ minInlineSize: 0, color: vars.color.muted, ...mix.type({ size: 'small', line: 'snug' }) })

export const heading = style(onlyForScreenReaders)

/** Its parts are spaced like the cards in them. */
export const list = style({ ...mix.column('s3'), '@media': { [media.desk]: { gap: vars.space.s6 } } })

/** What it does and where, and beside both lines the heart. */
export const facts = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: vars.space.s1 })
/** Above the link that the card is as a whole; its edge is the edge of the lines around it. */
export const heart = style({
  position: 'relative',
  zIndex: 1,
  gridColumn: 2,
  gridRow: '1 / span 2',
  alignSelf: 'center',
  marginInlineEnd: '-10px',
})

/** The sign of the business, over the lower edge of its picture. */
export const sign = style({ position: 'absolute', insetBlockEnd: vars.space.s2, insetInlineStart: vars.space.s2 })

/** In one line, so that cards of a row are alike; the page of the business has them all. */
export const trades = style([muted, mix.oneLine])
export const where = style([muted, { gridColumn: 1 }])

export const rated = style({
  ...mix.wrappingRow(),
  gap: `2px ${vars.space.s3}`,
  color: vars.color.muted,
  ...mix.type({ size: 'small', line: 'snug' }),
})
export const marks = style({ ...mix.wrappingRow('s2'), marginBlockStart: 'auto', paddingBlockStart: vars.space.s1 })
globalStyle(`${marks} p`, { fontSize: vars.font.size.caption })
