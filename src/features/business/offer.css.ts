import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/theme.css.ts'
import * as mix from '../../ui/theme/mixins.ts'

const { color, elevation, radius, size, space } = vars

export const card = style({
  ...mix.column('s4'),
  padding: space.s6,
  borderRadius: radius.large,
  background: color.raised,
  boxShadow: elevation.middle,
})

export const job = style({ ...mix.row('s3'), color: 'inherit', textDecoration: 'none' })
export const jobPicture = style({ flexShrink: 0, ...mix.square(size.control), borderRadius: radius.small })
export const jobTitle = style({
  flex: 1,
  minInlineSize: 0,
  ...mix.type({ size: 'small', weight: 'semibold', line: 'snug' }),
  overflowWrap: 'anywhere',
  selectors: { [`${job}:hover &`]: { textDecoration: 'underline' } },
})

export const price = style({
  ...mix.wrappingRow(),
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space.s1} ${space.s3}`,
})
/** In one piece: digits that break off would look like another amount. */
const money = { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } as const
export const amount = style({
  ...mix.type({ size: 'display', weight: 'heavy', line: 'tight', tracking: 'tighter' }),
  ...money,
})
export const note = style({ color: color.muted, ...mix.type({ size: 'small', line: 'snug' }) })
export const saved = style({ color: color.accentText, ...mix.type({ weight: 'semibold' }) })

export const acts = style({ ...mix.column('s3') })

export const bar = style({ ...mix.row('s3'), flex: 1, minInlineSize: 0 })
export const barJob = style({
  ...mix.firstLines(2),
  textAlign: mix.matchParent,
  // Room for the dots, which stand a little over the line.
  paddingInlineEnd: vars.space.s1,
  flex: 1,
  minInlineSize: 0,
  ...mix.type({ size: 'small', weight: 'semibold', line: 'snug' }),
})
export const barWords = style({ ...mix.column(), gap: '2px', flex: 1, minInlineSize: 0 })
export const barAmount = style({
  ...mix.type({ size: 'title', weight: 'heavy', line: 'tight', tracking: 'tighter' }),
  ...money,
})
globalStyle(`${barWords} p:not(:first-child)`, { ...mix.type({ size: 'caption', line: 'snug' }) })
