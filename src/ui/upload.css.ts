import { style } from '@vanilla-extract/css'
import { innerFocus } from './theme/focus.ts'
import { media } from './theme/media.ts'
import { vars } from './theme/theme.css.ts'

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(${vars.size.tile}, 1fr))`,
  gap: vars.space.s3,
})

export const rows = style({ display: 'flex', flexDirection: 'column', gap: vars.space.s2 })

/** The way to choose files: a real file input lies over it, unseen. */
export const pick = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.s2,
  minBlockSize: vars.size.control,
  padding: vars.space.s3,
  border: `${vars.size.borderStrong} dashed ${vars.color.lineStrong}`,
  borderRadius: vars.radius.medium,
  background: vars.color.raised,
  color: vars.color.accentText,
  fontSize: vars.font.size.small,
  fontWeight: vars.font.weight.semibold,
  lineHeight: vars.font.line.snug,
  textAlign: 'center',
  cursor: 'pointer',
  transition: `background-color ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: {
    '&:has(:focus-visible)': innerFocus,
    '&:has([aria-invalid="true"])': { borderColor: vars.color.danger },
    '&:has(:disabled)': { color: vars.color.muted, background: vars.color.sunken, cursor: 'not-allowed' },
  },
  '@media': { [media.hover]: { ':hover': { background: vars.color.accentSoft } } },
})
export const pickTile = style([pick, { flexDirection: 'column', aspectRatio: '1' }])
export const pickAvatar = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s4,
  borderRadius: vars.radius.large,
  color: vars.color.accentText,
  fontWeight: vars.font.weight.semibold,
  cursor: 'pointer',
  selectors: { '&:has(:focus-visible)': innerFocus },
})
export const pickAvatarFace = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  inlineSize: vars.size.avatarLarge,
  blockSize: vars.size.avatarLarge,
  borderRadius: vars.radius.round,
  border: `${vars.size.borderStrong} dashed ${vars.color.lineStrong}`,
  background: vars.color.raised,
})
export const input = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  cursor: 'pointer',
  fontSize: 0,
})

export const tile = style({
  position: 'relative',
  display: 'grid',
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: vars.radius.medium,
  border: `${vars.size.border} solid ${vars.color.line}`,
  background: vars.color.sunken,
  color: vars.color.muted,
})
export const tilePicture = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
})
export const tileDocument = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.s1,
  padding: vars.space.s2,
  fontSize: vars.font.size.caption,
  lineHeight: vars.font.line.tight,
  textAlign: 'center',
  overflowWrap: 'anywhere',
})
/** Dims the picture while it is not there yet. */
export const veil = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'flex-end',
  padding: vars.space.s2,
  background: `color-mix(in srgb, ${vars.color.raised} 72%, transparent)`,
})
export const tileRemove = style({ position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0 })
export const tileRemoveButton = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  border: 0,
  padding: 0,
  background: 'transparent',
  cursor: 'pointer',
})
export const tileRemoveFace = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '28px',
  blockSize: '28px',
  borderRadius: vars.radius.round,
  background: vars.color.raised,
  color: vars.color.text,
  boxShadow: vars.elevation.middle,
})
export const smallIcon = style({ inlineSize: '18px', blockSize: '18px' })
export const tileRetry = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.s1,
  minBlockSize: vars.size.touch,
  inlineSize: '100%',
  border: 0,
  borderRadius: vars.radius.small,
  background: vars.color.dangerSoft,
  color: vars.color.danger,
  fontSize: vars.font.size.caption,
  fontWeight: vars.font.weight.semibold,
  lineHeight: vars.font.line.tight,
  cursor: 'pointer',
})

export const progress = style({
  appearance: 'none',
  display: 'block',
  inlineSize: '100%',
  blockSize: '6px',
  border: 0,
  borderRadius: vars.radius.round,
  overflow: 'hidden',
  background: vars.color.line,
  color: vars.color.accentText,
  selectors: {
    '&::-webkit-progress-bar': { background: vars.color.line },
    '&::-webkit-progress-value': {
      background: vars.color.accentText,
      borderRadius: vars.radius.round,
      transition: `inline-size ${vars.motion.calm} linear`,
    },
    '&::-moz-progress-bar': { background: vars.color.accentText, borderRadius: vars.radius.round },
  },
})

export const fileRow = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  alignItems: 'center',
  columnGap: vars.space.s3,
  minBlockSize: '56px',
  paddingInline: `${vars.space.s4} ${vars.space.s1}`,
  paddingBlock: vars.space.s1,
  border: `${vars.size.border} solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.raised,
  color: vars.color.muted,
})
export const fileText = style({ display: 'flex', flexDirection: 'column', gap: vars.space.s1, minInlineSize: 0 })
export const fileName = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.color.text,
  fontSize: vars.font.size.small,
  fontWeight: vars.font.weight.medium,
})
export const fileError = style({
  color: vars.color.danger,
  fontSize: vars.font.size.caption,
  lineHeight: vars.font.line.snug,
})
export const done = style({ color: vars.color.accentText })
