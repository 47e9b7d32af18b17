import { style } from '@vanilla-extract/css'
import { media } from '../../ui/theme/media.ts'
import { vars } from '../../ui/theme/theme.css.ts'
import * as mix from '../../ui/theme/mixins.ts'

const { color, font, motion, radius, size, space } = vars

/** On a desktop, facts about the business are beside its work and reviews. */
export const columns = style({
  display: 'grid',
  gap: space.s5,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.desk]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', gap: space.s6, alignItems: 'start' },
  },
})
export const column = style({ ...mix.column('s4'), minInlineSize: 0 })
export const stack = style({ ...mix.column('s4') })
export const tight = style({ ...mix.column('s1') })

export const head = style({ ...mix.wrappingRow('s4') })
export const words = style({ flex: '1 1 10rem', minInlineSize: 0 })
export const name = style({
  ...mix.type({ size: 'headline', weight: 'bold', line: 'tight', tracking: 'tight' }),
  overflowWrap: 'anywhere',
})
export const facts = style({ ...mix.column('s3') })
export const term = style({ color: color.muted, fontSize: font.size.caption })

export const average = style({ ...mix.wrappingRow('s2') })
export const bars = style({ display: 'grid', gap: space.s2, gridTemplateColumns: 'auto minmax(0, 1fr) auto' })
export const bar = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'center',
  columnGap: space.s3,
  fontSize: font.size.small,
})
export const barName = style({ color: color.muted, whiteSpace: 'nowrap' })
export const count = style({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' })
export const track = style({
  overflow: 'hidden',
  blockSize: space.s2,
  borderRadius: radius.round,
  background: color.sunken,
})
export const fill = style({ display: 'block', blockSize: '100%', background: color.star })

export const list = style({ ...mix.column('s3') })
export const review = style({ ...mix.column('s2') })
export const reviewHead = style({
  ...mix.wrappingRow(),
  justifyContent: 'space-between',
  gap: `${space.s1} ${space.s3}`,
})
export const customer = style({ ...mix.type({ size: 'body', weight: 'semibold' }), overflowWrap: 'anywhere' })
export const reply = style({
  marginBlockStart: space.s1,
  paddingInlineStart: space.s3,
  borderInlineStart: `${size.borderStrong} solid ${color.line}`,
})

export const section = style({ ...mix.column('s4'), minInlineSize: 0, marginBlockEnd: space.s3 })
export const workHead = style({ ...mix.wrappingRow(), justifyContent: 'space-between', gap: `${space.s1} ${space.s3}` })
export const none = style({ ...mix.column('s3'), alignItems: 'flex-start' })

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space.s2,
  padding: 0,
  '@media': { [media.desk]: { gap: space.s3 } },
})
export const item = style({ display: 'grid', minInlineSize: 0, aspectRatio: '4 / 3' })
/** One alone is larger on a phone. */
export const single = style({ gridColumn: 'span 2', '@media': { [media.desk]: { gridColumn: 'auto' } } })
export const tile = style({
  position: 'relative',
  display: 'block',
  padding: 0,
  border: 0,
  borderRadius: radius.medium,
  background: color.sunken,
  overflow: 'hidden',
  cursor: 'zoom-in',
  WebkitTapHighlightColor: 'transparent',
})
export const picture = style({
  display: 'block',
  ...mix.square('100%'),
  objectFit: 'cover',
  transition: `transform ${motion.calm} ${motion.ease}`,
  '@media': { [media.hover]: { selectors: { [`${tile}:hover &`]: { transform: 'scale(1.03)' } } } },
})
/** How many more there are, over the picture that leads to them. */
export const more = style({
  position: 'absolute',
  inset: 0,
  ...mix.centered,
  background: vars.scrim,
  color: color.onViewer,
  ...mix.type({ size: 'headline', weight: 'bold' }),
  fontVariantNumeric: 'tabular-nums',
})
