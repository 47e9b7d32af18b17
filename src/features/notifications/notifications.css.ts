import { style } from '@vanilla-extract/css'
import { media } from '../../ui/theme/media.ts'
import { vars } from '../../ui/theme/theme.css.ts'
import * as mix from '../../ui/theme/mixins.ts'

export const list = style({
  overflow: 'hidden',
  border: mix.edge,
  borderRadius: vars.radius.large,
  background: vars.color.raised,
  boxShadow: vars.elevation.low,
})

/** Some of the rows. */
export const part = style({ listStyle: 'none' })

const line = { borderBlockStart: mix.edge } as const
const divided = { selectors: { '& + &': line } } as const

export const item = style({ selectors: { ...divided.selectors, 'div + div > ul > &': line } })

export const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.s3,
  minBlockSize: '60px',
  paddingBlock: vars.space.s4,
  paddingInline: vars.space.s4,
  color: vars.color.text,
})

export const entry = style([
  row,
  {
    textDecoration: 'none',
    selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
    '@media': { [media.hover]: { ':hover': { background: vars.color.accentSoft } } },
  },
])

export const noDot = style({
  flexShrink: 0,
  ...mix.square(vars.space.s2),

  // Level with the first line of the words beside it.
  marginBlockStart: '0.5em',
  borderRadius: vars.radius.round,
})
export const dot = style([
  noDot,
  { background: vars.color.accentText, '@media': { [media.forcedColors]: { background: 'Highlight' } } },
])

export const words = style({ flex: 1, minInlineSize: 0, display: 'grid', gap: vars.space.s1 })
export const known = style({ overflowWrap: 'anywhere', lineHeight: vars.font.line.snug })
export const fresh = style([known, { fontWeight: vars.font.weight.semibold }])
export const time = style({ color: vars.color.muted, fontSize: vars.font.size.small })
export const way = style({ alignSelf: 'center', flexShrink: 0, color: vars.color.muted })

export const toolbar = style({ display: 'flex', justifyContent: 'flex-end', marginBlockEnd: vars.space.s3 })

export const bone = style([{ ...mix.column('s2'), padding: vars.space.s4 }, divided])
