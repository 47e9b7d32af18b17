import { style } from '@vanilla-extract/css'
import { media } from '../ui/theme/media.ts'
import { vars } from '../ui/theme/theme.css.ts'
import * as mix from '../ui/theme/mixins.ts'

const { color, space } = vars

const onHeader = { selectors: { '&:focus-visible': { outlineColor: color.onHeader } } } as const

export const brand = style({ ...mix.centered, ...mix.square(vars.size.touch), ...onHeader })
export const mark = style({ ...mix.square('32px') })

export const navigation = style({ display: 'none', '@media': { [media.bar]: { display: 'flex', flexWrap: 'wrap' } } })

export const entry = style({
  ...mix.row(),
  minBlockSize: vars.size.header,
  paddingInline: space.s3,
  color: color.onHeaderMuted,
  ...mix.type({ size: 'body', weight: 'semibold' }),
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&[aria-current]': { color: color.onHeader, boxShadow: `inset 0 -3px ${color.onHeader}` },
    '&:focus-visible': { outlineColor: color.onHeader, outlineOffset: '-3px' },
  },
  '@media': {
    [media.hover]: { ':hover': { color: color.onHeader } },
    [media.forcedColors]: { selectors: { '&[aria-current]': { outline: '2px solid Highlight' } } },
  },
})

export const tabs = style({ display: 'flex', overflowX: 'auto', minBlockSize: vars.size.tabBar })

export const tab = style({
  ...mix.row(),
  flexShrink: 0,
  paddingInline: space.s4,
  color: color.muted,
  ...mix.type({ size: 'small', weight: 'semibold' }),
  textDecoration: 'none',
  selectors: {
    '&[aria-current]': { color: color.accentText, boxShadow: `inset 0 3px ${color.accentText}` },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
})

export const face = style({
  ...mix.row('s1'),
  justifyContent: 'center',
  minBlockSize: vars.size.touch,
  minInlineSize: vars.size.touch,
  paddingInline: space.s2,
  border: 0,
  borderRadius: vars.radius.round,
  color: color.onHeader,
  background: 'transparent',
  font: 'inherit',
  cursor: 'pointer',
  ...onHeader,
})
