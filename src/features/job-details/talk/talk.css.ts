import { style } from '@vanilla-extract/css'
import { vars } from '../../../ui/theme/theme.css.ts'
import * as mix from '../../../ui/theme/mixins.ts'

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
