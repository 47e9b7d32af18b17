import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/theme.css.ts'
import * as mix from '../theme/mixins.ts'

/** Always on black, whatever the theme. */
export const viewer = style({
  inlineSize: '100%',
  blockSize: '100dvh',
  maxInlineSize: 'none',
  maxBlockSize: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  color: vars.color.onViewer,
  background: vars.color.viewer,
  overflow: 'hidden',
  overscrollBehavior: 'contain',
  selectors: {
    '&[open]': {
      display: 'grid',
      gridTemplateRows: 'auto minmax(0, 1fr) auto',
      gridTemplateColumns: 'minmax(0, 1fr)',
    },
    '&:focus': { outline: 'none' },
  },
})

/** The whole window: nothing of the page is seen to move when the scroll bar gives up its space. */
globalStyle(`html:has(${viewer}[open])`, { scrollbarGutter: 'auto', background: vars.color.viewer })

export const bar = style({
  ...mix.row('s1'),
  paddingBlock: `calc(${vars.space.s2} + env(safe-area-inset-top)) ${vars.space.s2}`,
  paddingInline: `${vars.space.s4} ${vars.space.s2}`,
})

export const counter = style({
  marginInlineEnd: 'auto',
  fontWeight: vars.font.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
})

export const stage = style({
  position: 'relative',
  ...mix.centered,
  minBlockSize: 0,
  overflow: 'hidden',
  touchAction: 'none',
  userSelect: 'none',
  cursor: 'zoom-in',
})

export const stageZoomed = style([stage, { cursor: 'grab' }])

/** Fills the frame, so that scaling from its corner scales the whole frame. */
export const picture = style({
  position: 'absolute',
  inset: 0,
  ...mix.square('100%'),
  objectFit: 'contain',
  transformOrigin: '0 0',
})

export const broken = style({ padding: vars.space.s6, textAlign: 'center' })

const side = style({
  position: 'absolute',
  insetBlockStart: '50%',
  transform: 'translateY(-50%)',
  borderRadius: vars.radius.round,
  background: `color-mix(in srgb, ${vars.color.viewer} 55%, transparent)`,
  '@media': { [media.tablet]: { marginInline: vars.space.s3 } },
})
export const previous = style([side, { insetInlineStart: vars.space.s1 }])
export const next = style([side, { insetInlineEnd: vars.space.s1 }])

export const thumbnails = style({
  display: 'flex',
  justifyContent: 'safe center',
  gap: vars.space.s2,
  paddingBlock: `${vars.space.s3} calc(${vars.space.s4} + env(safe-area-inset-bottom))`,
  paddingInline: vars.space.s4,
  overflowX: 'auto',
})

export const thumbnail = style({
  display: 'block',
  ...mix.square('56px'),
  padding: 0,
  border: `${vars.size.borderStrong} solid transparent`,
  borderRadius: vars.radius.small,
  background: 'transparent',
  opacity: 0.6,
  overflow: 'hidden',
  cursor: 'pointer',
  transition: `opacity ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: {
    '&[aria-current="true"]': { opacity: 1, borderColor: vars.color.onViewer },
    '&:hover': { opacity: 1 },
    '&:focus-visible': { outlineColor: vars.color.onViewer, outlineOffset: '1px', opacity: 1 },
  },
})

export const thumbnailPicture = style({ ...mix.square('100%'), objectFit: 'cover', borderRadius: '6px' })
