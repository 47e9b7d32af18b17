import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/theme.css.ts'
import * as mix from '../../ui/theme/mixins.ts'

const { color, space } = vars

export const card = style({
  ...mix.column('s3'),
  inlineSize: 'min(100%, 27.5rem)',
  marginBlock: space.s3,
  paddingBlock: '14px',
  paddingInline: space.s4,
  border: `${vars.size.border} solid ${color.accentEdge}`,
  borderRadius: vars.radius.large,
  background: color.raised,
  boxShadow: vars.elevation.middle,
  overflowWrap: 'anywhere',
})
export const line = style({ ...mix.wrappingRow('s2'), justifyContent: 'space-between' })
export const tag = style({
  paddingBlock: '2px',
  paddingInline: space.s2,
  borderRadius: vars.radius.small,
  background: color.accentSoft,
  color: color.accentText,
  ...mix.type({ size: 'caption', weight: 'semibold', line: 'snug' }),
})
export const amount = style({
  ...mix.type({ size: 'display', weight: 'heavy', line: 'tight', tracking: 'tight' }),
  fontVariantNumeric: 'tabular-nums',
})
export const note = style({ color: color.muted, ...mix.type({ size: 'caption', line: 'snug' }) })
