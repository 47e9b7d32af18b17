import { style } from '@vanilla-extract/css'
import * as mix from '../theme/mixins.ts'
import { vars } from '../theme/theme.css.ts'

export const area = style({ ...mix.column('s3') })

/** A map has the west at its left in every language. */
export const map = style({
  direction: 'ltr',
  display: 'block',
  inlineSize: '100%',
  maxInlineSize: '420px',
  blockSize: 'auto',
  border: `${vars.size.border} solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.raised,
})

export const circle = style({ fill: vars.color.accentSoft, stroke: vars.color.accentEdge, strokeWidth: 1.5 })

export const dot = style({ fill: vars.color.lineStrong })

export const ownDot = style({ fill: vars.color.accentText })

export const name = style({ fill: vars.color.muted, fontSize: '12px', dominantBaseline: 'central' })

export const ownName = style([name, { fill: vars.color.text, fontWeight: vars.font.weight.semibold }])

export const words = style({ ...mix.type({ size: 'small', line: 'snug' }), color: vars.color.muted })
