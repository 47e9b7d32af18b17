import { style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/theme.css.ts'
import * as mix from '../theme/mixins.ts'

/** Extends to the card's edge, so that a cut-off picture shows that there are more. */
export const strip = style({
  display: 'flex',
  gap: vars.space.s2,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: vars.space.s5,
  marginInline: `calc(-1 * ${vars.space.s5})`,
  paddingInline: vars.space.s5,
  paddingBlock: '4px',
  scrollbarWidth: 'thin',
  scrollbarColor: `${vars.color.line} transparent`,
  // Pictures are large where there is room.
  containerType: 'inline-size',
})
/** In a small place, such as a message. */
export const inset = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s2, padding: 0, paddingBlock: '4px' })

/** One alone in a small place, as wide as that allows. */
export const aloneItem = style({ inlineSize: '256px', maxInlineSize: '100%' })

/** The first one the largest, beside it the others, which share its height; two halves, and one alone. */
export const mosaic = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: vars.space.s1,
})
export const piece = style({
  minInlineSize: 0,
  contain: 'size',
  selectors: {
    '&:first-child, &:last-child:nth-child(2)': { contain: 'none', aspectRatio: '4 / 3' },
    '&:first-child': { gridColumn: 'span 3' },
    '&:only-child': { gridColumn: '1 / -1' },
    '&:nth-last-child(2):first-child, &:last-child:nth-child(2)': { gridColumn: 'span 2' },
    '&:nth-last-child(3):first-child': { gridRow: 'span 2' },
    '&:nth-last-child(4):first-child': { gridRow: 'span 3' },
    '&:nth-last-child(5):first-child': { gridRow: 'span 4' },
  },
  '@container': {
    'job (min-width: 560px)': {
      // Lower than on a phone, and not so low that its subject is cut off.
      selectors: { '&:only-child': { aspectRatio: '5 / 2' } },
    },
    // In a narrow place there is the first one alone; the viewer has the others.
    'job (max-width: 400px)': {
      selectors: {
        '&:first-child:nth-last-child(n)': { gridColumn: '1 / -1', aspectRatio: '16 / 10' },
        '&:not(:first-child)': { display: 'none' },
      },
    },
  },
})
export const single = style({ overflowX: 'visible' })

export const item = style({ flexShrink: 0, scrollSnapAlign: 'start' })

export const tile = style({
  display: 'block',
  inlineSize: '144px',
  maxInlineSize: '100cqi',
  blockSize: '108px',
  '@media': { [media.desk]: { inlineSize: '256px', blockSize: '192px' } },
  '@container': { '(min-width: 560px)': { inlineSize: '320px', blockSize: '240px' } },
  padding: 0,
  border: 0,
  borderRadius: vars.radius.medium,
  background: vars.color.sunken,
  overflow: 'hidden',
  cursor: 'zoom-in',
  WebkitTapHighlightColor: 'transparent',
})

export const aloneTile = style([tile, { inlineSize: '100%', blockSize: 'auto', aspectRatio: '4 / 3' }])

export const picture = style({
  ...mix.square('100%'),
  objectFit: 'cover',
  transition: `transform ${vars.motion.calm} ${vars.motion.ease}`,
  '@media': { [media.hover]: { selectors: { [`${tile}:hover &`]: { transform: 'scale(1.03)' } } } },
})

export const pieceTile = style({
  position: 'relative',
  display: 'block',
  ...mix.square('100%'),
  padding: 0,
  border: 0,
  background: vars.color.sunken,
  overflow: 'hidden',
  cursor: 'zoom-in',
  WebkitTapHighlightColor: 'transparent',
  selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
})

/** How many there are, on the first one where it is alone. */
export const total = style({
  display: 'none',
  '@container': { 'job (max-width: 400px)': { display: 'block' } },
  position: 'absolute',
  insetBlockEnd: vars.space.s3,
  insetInlineEnd: vars.space.s3,
  paddingBlock: vars.space.s1,
  paddingInline: '10px',
  borderRadius: vars.radius.round,
  color: vars.color.onViewer,
  background: vars.color.viewer,
  ...mix.type({ size: 'caption', weight: 'semibold', line: 'snug' }),
})

/** The list of pictures, by how they lie. */
export const list = { strip, inset, mosaic } as const
