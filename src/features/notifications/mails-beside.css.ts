import { style } from '@vanilla-extract/css'
import { card as cardBase } from '../../ui/lists/card.css.ts'
import { media } from '../../ui/theme/media.ts'
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

/** The heading, and at its end the way to change what is below. */
export const head = style({ ...mix.row('s3'), justifyContent: 'space-between', marginBlock: '-10px' })
export const heading = style({ ...mix.type({ size: 'lead', weight: 'bold', tracking: 'tight' }) })
export const change = style({
  ...mix.centered,
  minBlockSize: vars.size.touch,
  minInlineSize: vars.size.touch,
  color: color.accentText,
  ...mix.type({ size: 'small', weight: 'semibold' }),
  textDecoration: 'none',
  '@media': { [media.hover]: { ':hover': { textDecoration: 'underline' } } },
})

export const group = style({
  ...mix.column('s2'),
  selectors: { '& + &': { paddingBlockStart: space.s4, borderBlockStart: mix.edge } },
})
export const groupTitle = style({
  color: color.muted,
  ...mix.type({ size: 'caption', weight: 'semibold', line: 'snug' }),
})
export const kinds = style(mix.column('s2'))
export const kind = style({
  display: 'grid',
  gridTemplateColumns: '18px minmax(0, 1fr)',
  columnGap: space.s2,
  ...mix.type({ size: 'small', line: 'snug' }),
})
export const off = style({ color: color.muted })
const sign = style(mix.square('18px'))
export const tick = style([sign, { color: color.accentText }])
export const cross = style([sign, { color: color.muted }])
