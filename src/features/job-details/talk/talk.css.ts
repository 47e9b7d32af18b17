import { style } from '@vanilla-extract/css'
import { column } from '../parts/job-details.css.ts'
import { vars } from '../../../ui/theme/theme.css.ts'
import * as mix from '../../../ui/theme/mixins.ts'

/** Below the way to call, which has this order, too: it may come late, and moves nothing. */
export const threads = style([column, { order: 1 }])

export const list = style({ ...mix.column('s3') })

export const thread = style({
  ...mix.row('s3'),
  minBlockSize: vars.size.touch,
  color: 'inherit',
  textDecoration: 'none',
})

export const words = style({ ...mix.column(), flex: 1, minInlineSize: 0 })

/** The beginning is enough to know what it is about. */
export const last = style({
  textAlign: ['match-parent', '-webkit-match-parent'],
  ...mix.oneLine,
  color: vars.color.muted,
})

export const foot = style({
  ...mix.wrappingRow(),
  columnGap: vars.space.s3,
  color: vars.color.muted,
  fontSize: vars.font.size.small,
})

export const unread = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s1,
  color: vars.color.accentText,
  ...mix.type({ size: 'small', weight: 'semibold' }),
})
