import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/theme.css.ts'
import * as mix from '../../ui/theme/mixins.ts'

export const facts = style({ ...mix.column('s4'), margin: 0 })

export const fact = style({
  ...mix.wrappingRow('s2'),
  justifyContent: 'space-between',
  paddingBlockEnd: vars.space.s4,
  borderBlockEnd: mix.edge,
})

const status = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s2,
  paddingBlock: vars.space.s1,
  paddingInline: vars.space.s3,
  borderRadius: vars.radius.round,
  fontWeight: vars.font.weight.semibold,
})

export const active = style([status, { background: vars.color.accentSoft, color: vars.color.accentText }])
export const inactive = style([status, { background: vars.color.warningSoft, color: vars.color.warning }])
export const sign = style({ ...mix.square('1.1em') })
export const said = style({ marginBlockStart: vars.space.s4 })
