import { style } from '@vanilla-extract/css'
import { vars } from '../../../ui/theme/theme.css.ts'

export const list = style({ display: 'flex', flexDirection: 'column', gap: vars.space.s3 })

export const interest = style({ display: 'flex', flexDirection: 'column', gap: vars.space.s3 })

/** A very large amount stands below the name rather than squeeze it. */
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: vars.space.s3 })
export const words = style({ flex: '1 1 8rem', minInlineSize: 0 })

export const amount = style({
  marginInlineStart: 'auto',
  whiteSpace: 'nowrap',
  fontSize: vars.font.size.title,
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.line.snug,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: vars.font.tracking.tight,
})

export const bottom = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s3,
})

export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s2, marginInlineStart: 'auto' })

/** What opens and closes the declined bids. */
export const fold = style({
  display: 'list-item',
  minBlockSize: vars.size.touch,
  paddingBlock: vars.space.s3,
  color: vars.color.muted,
  fontWeight: vars.font.weight.semibold,
  lineHeight: vars.font.line.snug,
  cursor: 'pointer',
})
