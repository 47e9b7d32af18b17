import { style } from '@vanilla-extract/css'
import { vars } from '../../../ui/theme/theme.css.ts'

export const list = style({ display: 'flex', flexDirection: 'column', gap: vars.space.s3 })

export const thread = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s3,
  minBlockSize: vars.size.touch,
  color: 'inherit',
  textDecoration: 'none',
})

export const words = style({ display: 'flex', flexDirection: 'column', flex: 1, minInlineSize: 0 })

/** The beginning is enough to know what it is about. */
export const last = style({
  textAlign: ['match-parent', '-webkit-match-parent'],
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.color.muted,
})

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.s3,
  color: vars.color.muted,
  fontSize: vars.font.size.small,
})

export const unread = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s1,
  color: vars.color.accentText,
  fontSize: vars.font.size.small,
  fontWeight: vars.font.weight.semibold,
})
