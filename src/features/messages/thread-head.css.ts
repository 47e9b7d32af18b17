import { style } from '@vanilla-extract/css'
import { media } from '../../ui/theme/media.ts'
import { vars } from '../../ui/theme/theme.css.ts'
import * as mix from '../../ui/theme/mixins.ts'
import { columnInset } from './column.ts'

const { color, space } = vars

/** Over the messages, so that its menu lies over them. */
export const head = style({
  position: 'relative',
  zIndex: vars.layer.sticky,
  flexShrink: 0,
  background: color.raised,
  borderBlockEnd: mix.edge,
})

const inset = {
  paddingInline: columnInset(space.s4),
  '@media': { [media.desk]: { paddingInline: columnInset(space.s5) } },
} as const

export const person = style({ ...mix.row('s3'), ...inset, minBlockSize: '68px', paddingBlock: space.s2 })
export const words = style({ ...mix.column(), flex: 1, minInlineSize: 0 })

/** Names and titles may be long, but the room is for the messages: they are cut at their own end. */
export const name = style({
  ...mix.ownLine,
  ...mix.type({ size: 'body', weight: 'bold', line: 'snug' }),
})
export const score = style({
  ...mix.row('s1'),
  color: color.muted,
  ...mix.type({ size: 'small', line: 'snug' }),
  fontVariantNumeric: 'tabular-nums',
})
export const star = style({ display: 'inline-grid', color: color.star })

export const job = style({
  ...mix.row('s3'),
  ...inset,
  minBlockSize: '56px',
  paddingBlock: space.s2,
  borderBlockStart: mix.edge,
})
/** What leads to the job. */
export const jobLine = style({
  ...mix.row('s3'),
  flex: '1 1 9rem',
  minInlineSize: 0,
  minBlockSize: vars.size.touch,
  color: color.text,
  textDecoration: 'none',
})
export const picture = style({
  ...mix.square(space.s10),
  flexShrink: 0,
  borderRadius: vars.radius.small,
  objectFit: 'cover',
})
export const jobWords = style({ ...mix.column(), flex: 1, minInlineSize: 0 })
export const jobTitle = style({ ...mix.ownLine, ...mix.type({ size: 'caption', weight: 'bold', line: 'snug' }) })
export const budget = style({ ...mix.oneLine, color: color.muted, ...mix.type({ size: 'caption', line: 'snug' }) })
export const compare = style({ marginInlineStart: 'auto' })
