import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/theme.css.ts'
import { visuallyHidden } from '../../ui/visually-hidden.css.ts'

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
