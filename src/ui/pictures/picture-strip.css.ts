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

export const picture = style({
  ...mix.square('100%'),
  objectFit: 'cover',
  transition: `transform ${vars.motion.calm} ${vars.motion.ease}`,
  '@media': { [media.hover]: { selectors: { [`${tile}:hover &`]: { transform: 'scale(1.03)' } } } },
})
