import { style } from '@vanilla-extract/css'
import { vars } from '../ui/theme/theme.css.ts'
import { visuallyHidden } from '../ui/theme/text.css.ts'

export const broken = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.s6,
  paddingBlock: vars.space.s12,
  fontSize: vars.font.size.lead,
  textAlign: 'center',
})

export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: vars.space.s3 })

export const notice = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.s2,
  paddingBlock: vars.space.s2,
  paddingInline: vars.space.s4,
  color: vars.color.text,
  background: vars.color.warningSoft,
  borderBlockEnd: `${vars.size.border} solid ${vars.color.line}`,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.line.snug,
})

export const sign = style({ flexShrink: 0, inlineSize: '20px', blockSize: '20px', color: vars.color.warning })

export const count = style({
  position: 'absolute',
  insetBlockStart: 0,
  // It grows from the end, over the bell: what stands beside the bell would cover it.
  insetInlineEnd: 0,
  display: 'grid',
  placeItems: 'center',
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
