import { style } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'
import * as mix from '../theme/mixins.ts'

/** Its parts stand apart, each close in itself. */
export const record = style({ ...mix.column('s2'), marginBlockStart: vars.space.s2 })
export const line = style({
  ...mix.wrappingRow(),
  columnGap: vars.space.s2,
  color: vars.color.muted,
  ...mix.type({ size: 'small', line: 'snug' }),
})

export const mark = style([line, { flexWrap: 'nowrap', columnGap: vars.space.s1 }])
/** Side by side where there is room. */
export const marks = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.s3 })
export const checked = style([mark, { color: vars.color.accentText, fontWeight: vars.font.weight.semibold }])
export const icon = style({ ...mix.square('16px'), flexShrink: 0 })

export const score = style({
  ...mix.row('s1'),
  ...mix.type({ size: 'small', weight: 'bold', line: 'snug' }),
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
export const scoreStar = style({ display: 'flex', flexShrink: 0, color: vars.color.star })
export const scoreCount = style({ color: vars.color.muted, fontWeight: vars.font.weight.regular })
