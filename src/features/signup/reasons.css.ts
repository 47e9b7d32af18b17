import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/theme.css.ts'
import * as mix from '../../ui/theme/mixins.ts'
import { card as raised } from '../../ui/lists/card.css.ts'

export const card = style([raised, { ...mix.column('s3'), overflow: 'hidden', boxShadow: vars.elevation.middle }])

/** Across the top of the card. */
export const picture = style({
  blockSize: '208px',
  inlineSize: `calc(100% + 2 * ${vars.space.s6})`,
  maxInlineSize: 'none',
  margin: `calc(-1 * ${vars.space.s6})`,
  marginBlockEnd: vars.space.s2,
  objectFit: 'cover',
})

export const reason = style({ ...mix.row('s2'), alignItems: 'flex-start', ...mix.type({ line: 'snug' }) })

export const tick = style({ ...mix.square('20px'), flexShrink: 0, color: vars.color.accentText })
