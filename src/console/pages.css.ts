import { style } from '@vanilla-extract/css'
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

export const panel = style({ ...mix.column('s5'), ...surface, padding: space.s5 })

export const head = style({ ...mix.column('s4'), marginBlockEnd: space.s5 })

/** The fields of a filter beside one another, as many as fit. */
export const fields = style({
  display: 'grid',
  gap: space.s4,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
  alignItems: 'start',
})

export const buttons = style({ ...mix.wrappingRow('s2'), paddingBlockStart: space.s6 })

export const list = style({ ...mix.column() })

export const rows = style({ listStyle: 'none' })

/** A line of a list: below one another on phones, in columns on a desk. */
export const row = style({
  ...mix.column('s1'),
  ...surface,
  borderRadius: 0,
  // Two that touch share an edge.
  marginBlockStart: `calc(-1 * ${vars.size.border})`,
  boxShadow: 'none',
  paddingBlock: space.s3,
  paddingInline: space.s4,
  overflowWrap: 'anywhere',
  '@media': {
    [media.desk]: {
      display: 'grid',
      gap: space.s4,
      alignItems: 'baseline',
      gridTemplateColumns: 'minmax(10rem, 2fr) minmax(10rem, 2fr) minmax(12rem, 3fr) minmax(12rem, 3fr)',
    },
  },
})

export const when = style({ color: color.muted, ...mix.type({ size: 'small' }), fontVariantNumeric: 'tabular-nums' })
export const who = style({ ...mix.column() })
export const what = style({ ...mix.column() })
export const id = style({
  color: color.muted,
  ...mix.type({ size: 'caption' }),
  direction: 'ltr',
  unicodeBidi: 'isolate',
})
export const details = style({ ...mix.wrappingRow('s2'), ...mix.type({ size: 'small' }) })

export const secret = style({
  padding: space.s3,
  borderRadius: vars.radius.small,
  background: color.sunken,
  direction: 'ltr',
  overflowWrap: 'anywhere',
  userSelect: 'all',
})

export const outside = style({ ...mix.row(), minBlockSize: vars.size.touch, color: color.accentText })

export const picture = style({
  inlineSize: space.s16,
  blockSize: space.s16,
  objectFit: 'cover',
  borderRadius: vars.radius.small,
  background: color.sunken,
})

/** Where a row leads, and what can be done to it, at its end. */
export const acts = style({ ...mix.wrappingRow('s2'), '@media': { [media.desk]: { justifyContent: 'flex-end' } } })
export const quietLink = style({
  ...mix.row(),
  minBlockSize: vars.size.touch,
  paddingInline: space.s2,
  color: color.accentText,
  ...mix.type({ size: 'small', weight: 'semibold' }),
})
