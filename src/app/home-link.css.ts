import { style } from '@vanilla-extract/css'
import { media } from '../ui/theme/media.ts'
import { vars } from '../ui/theme/theme.css.ts'
import * as mix from '../ui/theme/mixins.ts'

const { color, space } = vars

export const onHeaderFocus = { outlineColor: color.onHeader, outlineOffset: '-3px' } as const

/** Only where the bar has room for it. */
export const brand = style({
  display: 'none',
  '@media': { [media.bar]: { display: 'flex' } },
  alignItems: 'center',
  gap: '10px',
  minBlockSize: vars.size.touch,
  marginInlineEnd: space.s3,
  borderRadius: vars.radius.medium,
  color: color.onHeader,
  ...mix.type({ size: 'title', weight: 'heavy', tracking: 'tighter' }),
  textDecoration: 'none',
  selectors: { '&:focus-visible': onHeaderFocus },
})
export const mark = style(mix.square('32px'))
