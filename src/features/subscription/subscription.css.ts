import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/theme.css.ts'

export const facts = style({ display: 'flex', flexDirection: 'column', gap: vars.space.s4, margin: 0 })

export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s2,
  paddingBlockEnd: vars.space.s4,
  borderBlockEnd: `${vars.size.border} solid ${vars.color.line}`,
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
export const sign = style({ inlineSize: '1.1em', blockSize: '1.1em' })
export const said = style({ marginBlockStart: vars.space.s4 })
