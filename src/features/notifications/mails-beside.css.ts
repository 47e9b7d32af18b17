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

export const kinds = style({ ...mix.column('s3'), listStyle: 'none', margin: 0, padding: 0 })
export const kind = style({
  ...mix.row('s3'),
  justifyContent: 'space-between',
  ...mix.type({ size: 'small', line: 'snug' }),
})
export const off = style({ color: color.muted })

const sign = style({ ...mix.centered, flexShrink: 0, vars: { [vars.size.icon]: '20px' } })
export const mailed = style([sign, { color: color.accentText }])
export const unmailed = style([sign, { color: color.muted }])
