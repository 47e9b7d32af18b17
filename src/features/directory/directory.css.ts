import { globalStyle, style } from '@vanilla-extract/css'
import { facts } from '../../ui/lists/job-card.css.ts'
import { media } from '../../ui/theme/media.ts'
import { onlyForScreenReaders } from '../../ui/theme/mixins.ts'
import { vars } from '../../ui/theme/theme.css.ts'
import * as mix from '../../ui/theme/mixins.ts'

export const controls = style({
  ...mix.column('s3'),
  marginBlockEnd: vars.space.s4,
  '@media': { [media.desk]: { ...mix.row('s4'), flexDirection: 'row' } },
})
export const search = style({
  minInlineSize: 0,
  '@media': { [media.desk]: { flex: '0 1 22rem', order: 1, marginInlineStart: 'auto' } },
})
/** The chips take what the button leaves. */
export const bar = style({ ...mix.row('s2'), minInlineSize: 0, '@media': { [media.desk]: { flex: '1 1 auto' } } })
export const chips = style({ flex: '1 1 auto', minInlineSize: 0 })

export const heading = style(onlyForScreenReaders)

/** Its parts are spaced like the cards in them. */
export const list = style({ ...mix.column('s3'), '@media': { [media.desk]: { gap: vars.space.s6 } } })

/** The heart lies on the picture of the card, which is a link as a whole. */
export const heart = style({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: vars.space.s2,
  insetInlineStart: vars.space.s2,
  '@media': { [media.desk]: { insetInline: `auto ${vars.space.s2}` } },
})

/** The sign of the business, over the lower edge of its picture. */
export const sign = style({ position: 'absolute', insetBlockEnd: vars.space.s2, insetInlineStart: vars.space.s2 })

/** In one line, so that cards of a row are alike; the page of the business has them all. */
export const trades = style([facts, mix.oneLine])

export const rated = style({
  ...mix.wrappingRow(),
  gap: `2px ${vars.space.s3}`,
  color: vars.color.muted,
  ...mix.type({ size: 'small', line: 'snug' }),
})
export const marks = style({ ...mix.wrappingRow('s2'), marginBlockStart: 'auto', paddingBlockStart: vars.space.s1 })
globalStyle(`${marks} p`, { fontSize: vars.font.size.caption })
