import { style } from '@vanilla-extract/css'
import { media } from '../../ui/theme/media.ts'
import { vars } from '../../ui/theme/theme.css.ts'
import * as mix from '../../ui/theme/mixins.ts'
import { columnInset } from './column.ts'

const { color, space } = vars

/** The buttons are beside the amount, or with larger text below it. */
export const strip = style({
  ...mix.wrappingRow('s2'),
  paddingBlock: space.s2,
  paddingInline: columnInset(space.s4),
  borderBlockStart: mix.edge,
  background: color.accentSoft,
  '@media': { [media.desk]: { gap: space.s4, paddingInline: columnInset(space.s5) } },
})
export const sum = style({ ...mix.wrappingRow(), flex: '1 1 11rem', columnGap: space.s3, minInlineSize: 0 })
/** The difference is below the amount, so that all of it fits beside the buttons in any language. */
export const price = style({ ...mix.column(), minInlineSize: 0 })
export const amount = style({
  ...mix.type({ size: 'title', weight: 'heavy', line: 'snug', tracking: 'tight' }),
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
/** Below the title of the job. */
export const line = style({ ...mix.wrappingRow(), columnGap: space.s2 })
export const lineAmount = style({
  ...mix.type({ size: 'body', weight: 'heavy', line: 'snug', tracking: 'tight' }),
  fontVariantNumeric: 'tabular-nums',
})
export const difference = style({ color: color.muted, ...mix.type({ size: 'caption', line: 'snug' }) })
export const saved = style({ color: color.accentText })
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: space.s2 })
