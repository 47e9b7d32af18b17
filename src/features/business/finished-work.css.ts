import { style } from '@vanilla-extract/css'
import { media } from '../../ui/theme/media.ts'
import { vars } from '../../ui/theme/theme.css.ts'

const { color, font, motion, radius, space } = vars

export const section = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.s4,
  minInlineSize: 0,
  marginBlockEnd: space.s3,
})
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.s1} ${space.s3}`,
})
export const none = style({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: space.s3 })

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
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  transition: `transform ${motion.calm} ${motion.ease}`,
  '@media': { [media.hover]: { selectors: { [`${tile}:hover &`]: { transform: 'scale(1.03)' } } } },
})
/** How many more there are, over the picture that leads to them. */
export const more = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  background: vars.scrim,
  color: color.onViewer,
  fontSize: font.size.headline,
  fontWeight: font.weight.bold,
  fontVariantNumeric: 'tabular-nums',
})
