import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/theme.css.ts'
import * as mix from '../../ui/theme/mixins.ts'
import { card as raised } from '../../ui/lists/card.css.ts'

export const card = style([raised, { ...mix.column('s3'), overflow: 'hidden', boxShadow: vars.elevation.middle }])

/** The work that it does, across the top of the card. */
export const cover = style({
  blockSize: '144px',
  inlineSize: `calc(100% + 2 * ${vars.space.s6})`,
  maxInlineSize: 'none',
  margin: `calc(-1 * ${vars.space.s6})`,
  marginBlockEnd: `calc(-1 * ${vars.space.s10})`,
  objectFit: 'cover',
  background: vars.color.accentSoft,
})

export const logo = style({
  position: 'relative',
  alignSelf: 'start',
  padding: vars.space.s1,
  borderRadius: vars.radius.large,
  background: vars.color.raised,
})

export const name = style({
  ...mix.type({ size: 'title', weight: 'bold', line: 'snug', tracking: 'tight' }),
  overflowWrap: 'anywhere',
})

/** In the place of what is not typed yet. */
export const blank = style({ color: vars.color.muted })

export const line = style({ ...mix.type({ size: 'small', line: 'snug' }), color: vars.color.muted })

export const trades = style({ ...mix.wrappingRow('s2'), selectors: { '&:empty': { display: 'none' } } })

export const trade = style({
  paddingBlock: vars.space.s1,
  paddingInline: vars.space.s3,
  borderRadius: vars.radius.round,
  ...mix.type({ size: 'caption', weight: 'semibold', line: 'snug' }),
  color: vars.color.accentText,
  background: vars.color.accentSoft,
})

export const claim = style([line, { ...mix.row('s1') }])

export const sign = style({ ...mix.square('16px'), flexShrink: 0 })
