import { style } from '@vanilla-extract/css'
import { card as cardBase } from '../../ui/lists/card.css.ts'
import { vars } from '../../ui/theme/theme.css.ts'
import * as mix from '../../ui/theme/mixins.ts'

const { color, space } = vars

/** It stays in sight, unless the window is lower than it is. */
export const card = style([
  cardBase,
  mix.column('s4'),
  {
    alignSelf: 'start',
    '@media': {
      'screen and (min-height: 800px)': {
        position: 'sticky',
        insetBlockStart: `calc(${vars.size.header} + ${space.s8})`,
      },
    },
  },
])

export const heading = style({ ...mix.type({ size: 'lead', weight: 'bold', tracking: 'tight' }) })

/** Plain words: they are changed elsewhere. */
export const kinds = style({
  ...mix.column('s2'),
  listStyle: 'none',
  margin: 0,
  padding: 0,
  ...mix.type({ size: 'small', line: 'snug' }),
})
export const off = style({ color: color.muted })
export const kind = style({ ...mix.row('s2'), alignItems: 'flex-start' })
export const sign = style({
  ...mix.square('18px'),
  flexShrink: 0,
  color: color.accentText,
  selectors: { [`${off} &`]: { color: 'inherit' } },
})
export const not = style({ marginBlockEnd: space.s2, ...mix.type({ size: 'small', weight: 'semibold', line: 'snug' }) })
