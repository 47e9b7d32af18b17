import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/theme.css.ts'
import * as mix from '../../ui/theme/mixins.ts'

const { color, space } = vars

export const column = style({
  ...mix.column('s4'),
  padding: space.s5,
  overflowY: 'auto',
  background: color.raised,
  scrollbarWidth: 'thin',
  scrollbarColor: `${color.line} transparent`,
})
export const picture = style({
  flexShrink: 0,
  inlineSize: '100%',
  aspectRatio: '4 / 3',
  borderRadius: vars.radius.medium,
  objectFit: 'cover',
  background: color.sunken,
})
export const head = style({ ...mix.column('s2'), overflowWrap: 'anywhere' })
export const title = style({ ...mix.type({ size: 'lead', weight: 'bold', line: 'snug', tracking: 'tight' }) })
export const muted = style({ color: color.muted, ...mix.type({ size: 'caption', line: 'snug' }) })
export const posted = style([muted, { ...mix.wrappingRow(), columnGap: space.s2 }])
export const facts = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: space.s4,
  margin: 0,
  paddingBlock: space.s2,
})
export const term = style({ color: color.muted, ...mix.type({ size: 'caption', line: 'snug' }) })
export const value = style({ margin: 0, ...mix.type({ size: 'body', weight: 'semibold', line: 'snug' }) })
export const price = style({
  margin: 0,
  ...mix.type({ size: 'title', weight: 'heavy', line: 'tight', tracking: 'tight' }),
  fontVariantNumeric: 'tabular-nums',
})
export const business = style({
  ...mix.column('s2'),
  paddingBlockStart: space.s4,
  borderBlockStart: mix.edge,
  overflowWrap: 'anywhere',
})
export const name = style({ ...mix.type({ size: 'body', weight: 'bold', line: 'snug' }) })
export const marks = style({ ...mix.column('s1') })
