import { style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/theme.css.ts'
import * as mix from '../theme/mixins.ts'
import { chip as base } from './chips.css.ts'

/** The panel before the jobs. It does not stay: it may be taller than the window. */
export const beside = style({
  '@media': {
    [media.bar]: {
      display: 'grid',
      gridTemplateColumns: '260px minmax(0, 1fr)',
      alignItems: 'start',
      columnGap: vars.space.s6,
    },
  },
})

export const results = style({ minInlineSize: 0 })

export const chips = style({ ...mix.wrappingRow('s2'), marginBlockEnd: vars.space.s3 })
export const chip = style([base, mix.row('s2'), { maxInlineSize: '100%', whiteSpace: 'normal' }])
export const cross = style({ flexShrink: 0, ...mix.square('16px') })
