import { style } from '@vanilla-extract/css'
import { media } from '../../ui/theme/media.ts'
import { vars } from '../../ui/theme/theme.css.ts'
import * as mix from '../../ui/theme/mixins.ts'

const { color, font, radius, size, space } = vars

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(${size.tile}, 1fr))`,
  gap: `${space.s4} ${space.s3}`,
  padding: 0,
})
export const item = style({ ...mix.column('s1'), minInlineSize: 0 })
/** Square, however high its picture is. */
export const tile = style({
  position: 'relative',
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  aspectRatio: '1',
  minBlockSize: 0,
})
export const moves = style({ ...mix.row(), justifyContent: 'space-between', minBlockSize: size.touch })
export const place = style({
  color: color.muted,
  fontSize: font.size.caption,
  fontVariantNumeric: 'tabular-nums',
})
/** The same arrow, turned round; the sign itself is mirrored from right to left. */
export const back = style({ display: 'grid', transform: 'scaleX(-1)' })
export const arrow = style({ ...mix.square('20px'), selectors: { '[aria-disabled="true"] > &': { opacity: 0.35 } } })

export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(136px, 1fr))',
  gap: `${space.s4} ${space.s3}`,
  padding: 0,
})
export const choice = style({
  ...mix.column('s1'),
  minInlineSize: 0,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { opacity: 0.5, cursor: 'not-allowed' } },
})
export const frame = style({
  position: 'relative',
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  aspectRatio: '4 / 3',
  minBlockSize: 0,
  borderRadius: radius.medium,
  background: color.sunken,
  overflow: 'hidden',
  border: `${size.borderStrong} solid transparent`,
  selectors: { [`${choice}:has(:checked) &`]: { borderColor: color.accent } },
})
export const picture = style({ ...mix.square('100%'), objectFit: 'cover', minBlockSize: 0 })
export const box = style({
  position: 'absolute',
  insetBlockStart: space.s2,
  insetInlineStart: space.s2,
  padding: space.s1,
  borderRadius: radius.small,
  background: color.raised,
  display: 'grid',
})
export const caption = style({ ...mix.oneLine, ...mix.type({ size: 'small', line: 'snug' }) })
/** The question stays in view while the pictures scroll. */
export const foot = style({
  position: 'sticky',
  insetBlockEnd: `calc(-1 * ${space.s6})`,
  ...mix.wrappingRow('s3'),
  justifyContent: 'space-between',
  marginBlockEnd: `calc(-1 * ${space.s6})`,
  paddingBlock: space.s4,
  background: color.raised,
  borderBlockStart: mix.edge,
  '@media': { [media.tablet]: { paddingBlock: space.s3 } },
})

export const check = style({
  ...mix.row('s2'),
  color: vars.color.accentText,
  fontWeight: vars.font.weight.semibold,
  overflowWrap: 'anywhere',
})
