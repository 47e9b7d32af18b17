import { style } from '@vanilla-extract/css'
import { card as cardBase } from '../../ui/lists/card.css.ts'
import { media } from '../../ui/theme/media.ts'
import { vars } from '../../ui/theme/theme.css.ts'
import * as mix from '../../ui/theme/mixins.ts'

const { color, space } = vars

/** What this is for, and on a desk beside it the way to another search. */
export const head = style({
  ...mix.column('s4'),
  '@media': { [media.tablet]: { ...mix.row('s6'), flexDirection: 'row', justifyContent: 'space-between' } },
})
export const lead = style({ ...mix.column('s1'), minInlineSize: 0 })
export const count = style({ ...mix.type({ size: 'title', weight: 'bold', line: 'tight', tracking: 'tight' }) })
export const start = style({ flexShrink: 0 })

/** Three beside one another on a desk, as tall as the tallest of their row. */
export const cards = style({
  display: 'grid',
  gap: space.s4,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
  listStyle: 'none',
  '@media': { [media.desk]: { gap: space.s5 } },
})
export const card = style([cardBase, mix.column('s3'), { minInlineSize: 0, overflowWrap: 'anywhere' }])
/** One that is not there yet. */
export const proposed = style([
  cardBase,
  mix.row('s3'),
  {
    justifyContent: 'space-between',
    minInlineSize: 0,
    borderStyle: 'dashed',
    borderColor: color.lineStrong,
    background: 'transparent',
    boxShadow: 'none',
  },
])
export const proposal = style({ ...mix.column('s1'), flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' })

export const chips = style({ ...mix.wrappingRow('s2'), listStyle: 'none' })
/** A word on a tint: nothing that is pressed. */
export const chip = style({
  paddingBlock: space.s1,
  paddingInline: space.s3,
  borderRadius: vars.radius.round,
  color: color.text,
  background: color.sunken,
  ...mix.type({ size: 'small', weight: 'semibold', line: 'snug' }),
})

/** At the foot of each card, on one line with those beside it. */
export const acts = style({ ...mix.wrappingRow('s1'), marginBlockStart: 'auto', minBlockSize: vars.size.control })
