import { style } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'
import * as mix from '../theme/mixins.ts'

export const foot = style({ ...mix.column('s3'), alignItems: 'center', marginBlockStart: vars.space.s2 })

/** Its space is always reserved, so that nothing moves when it appears. */
export const progress = style({
  minBlockSize: '1.5em',
  fontSize: vars.font.size.small,
  color: vars.color.muted,
  textAlign: 'center',
})

/** Tall enough for a thumb, in a line of the usual height. */
export const discard = style({
  minBlockSize: vars.size.touch,
  marginBlock: `calc(-1 * ${vars.space.s3})`,
  paddingInline: vars.space.s1,
  border: 'none',
  background: 'none',
  color: 'inherit',
  fontWeight: vars.font.weight.semibold,
  textDecoration: 'underline',
  cursor: 'pointer',
})
