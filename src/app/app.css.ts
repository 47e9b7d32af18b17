import { style } from '@vanilla-extract/css'
import { vars } from '../ui/theme/theme.css.ts'
import { visuallyHidden } from '../ui/theme/text.css.ts'
import * as mix from '../ui/theme/mixins.ts'

export const broken = style({
  ...mix.column('s6'),
  alignItems: 'center',
  paddingBlock: vars.space.s12,
  fontSize: vars.font.size.lead,
  textAlign: 'center',
})

export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: vars.space.s3 })

export const notice = style({
  ...mix.row('s2'),
  justifyContent: 'center',
  paddingBlock: vars.space.s2,
  paddingInline: vars.space.s4,
  color: vars.color.text,
  background: vars.color.warningSoft,
  borderBlockEnd: mix.edge,
  ...mix.type({ size: 'small', line: 'snug' }),
})

export const sign = style({ flexShrink: 0, ...mix.square('20px'), color: vars.color.warning })

export const count = style({
  position: 'absolute',
  insetBlockStart: 0,

  // It grows from the end, over the bell. Anything beside the bell would cover it.
  insetInlineEnd: 0,
  ...mix.centered,
  minInlineSize: '20px',
  blockSize: '20px',
  paddingInline: vars.space.s1,
  borderRadius: vars.radius.round,
  border: `${vars.size.borderStrong} solid ${vars.color.headerStart}`,
  color: vars.color.onDanger,
  background: vars.color.dangerFill,

  // It belongs to the bell: with larger text it would cover it.
  fontSize: `min(${vars.font.size.caption}, ${vars.space.s4})`,
  fontWeight: vars.font.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
})

/** For screen readers; sighted readers see the count. */
export const said = visuallyHidden
