import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../ui/theme/media.ts'
import { vars } from '../ui/theme/theme.css.ts'
import * as mix from '../ui/theme/mixins.ts'

const { color, space } = vars

const surface = {
  border: mix.edge,
  borderRadius: vars.radius.large,
  background: color.raised,
  boxShadow: vars.elevation.low,
} as const

export const page = style({ ...mix.column('s5') })
export const head = style({
  ...mix.column('s3'),
  '@media': { [media.desk]: { ...mix.row('s3'), flexDirection: 'row', justifyContent: 'space-between' } },
})
export const only = style({ ...mix.wrappingRow('s2') })

/** Two beside one another on phones, more where there is room. */
export const cards = style({
  display: 'grid',
  gap: space.s3,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 150px), 1fr))',
})
export const card = style({ ...mix.column('s1'), ...surface, padding: space.s4 })
export const figure = style({
  ...mix.type({ size: 'headline', weight: 'bold', line: 'tight', tracking: 'tight' }),
  fontVariantNumeric: 'tabular-nums',
})

export const panel = style({ ...mix.column('s3'), ...surface, padding: space.s4, minInlineSize: 0 })
export const tables = style({
  display: 'grid',
  gap: space.s4,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.desk]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})

export const table = style({ inlineSize: '100%', borderCollapse: 'collapse', ...mix.type({ size: 'small' }) })
globalStyle(`${table} th, ${table} td`, {
  paddingBlock: space.s1,
  paddingInline: space.s1,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  borderBlockEnd: mix.edge,
})
globalStyle(`${table} tr > :first-child`, { textAlign: 'start', fontWeight: vars.font.weight.regular })

/** The name of a row, which narrows the figures to it. */
export const choice = style({
  minBlockSize: vars.size.touch,
  border: 0,
  padding: 0,
  color: color.accentText,
  background: 'transparent',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
})

export const legend = style({ ...mix.wrappingRow('s4') })
const key = { ...mix.row('s2'), ...mix.type({ size: 'small' }) } as const
const sample = { content: '""', ...mix.square('10px'), borderRadius: '2px' } as const
export const posted = style({ ...key, '::before': { ...sample, background: color.accent } })
export const accepted = style({ ...key, '::before': { ...sample, background: color.star } })

export const chart = style({ inlineSize: '100%', blockSize: '160px' })
export const postedBars = style({ fill: color.accent })
export const acceptedBars = style({ fill: color.star })
export const ends = style({
  ...mix.row(),
  justifyContent: 'space-between',
  color: color.muted,
  ...mix.type({ size: 'small' }),
})
