import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/theme.css.ts'
import { visuallyHidden } from '../text/visually-hidden.css.ts'

/** The file input itself is unseen but real: the keyboard reaches it, and its label shows the focus. */
export const input = visuallyHidden

/** A file that hovers over the field may be dropped: the field says so. */
export const drop = style({
  borderRadius: vars.radius.medium,
  outline: `${vars.size.borderStrong} dashed transparent`,
  outlineOffset: vars.space.s2,
  transition: `outline-color ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: { '&[data-over="true"]': { outlineColor: vars.color.accentText } },
})

const hollow = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  overflow: 'hidden',
  position: 'relative',
  background: vars.color.sunken,
  color: vars.color.muted,
})

/** The frame of one picture: its room is there before the picture is. */
export const frame = styleVariants({
  round: [hollow, { inlineSize: vars.size.avatarLarge, blockSize: vars.size.avatarLarge, borderRadius: '50%' }],
  square: [
    hollow,
    { inlineSize: vars.size.avatarLarge, blockSize: vars.size.avatarLarge, borderRadius: vars.radius.medium },
  ],
  tile: [hollow, { inlineSize: '100%', blockSize: '100%', borderRadius: vars.radius.medium }],
  row: [hollow, { inlineSize: vars.size.touch, blockSize: vars.size.touch, borderRadius: vars.radius.small }],
})

/** In an empty frame that stands alone, what belongs there is drawn large. */
export const large = style({ inlineSize: vars.size.avatar, blockSize: vars.size.avatar })

export const picture = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })

/** A picture that is not there yet is paler. */
export const waiting = style({ opacity: 0.45 })

/** A logo is shown whole. */
export const whole = style({ objectFit: 'contain', padding: vars.space.s1 })

export const single = style({ display: 'flex', alignItems: 'center', gap: vars.space.s4 })
export const singleSide = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s2,
  minInlineSize: 0,
  flex: 1,
})
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.s2 })

const pick = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.s2,
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.s4,
  border: `${vars.size.border} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.medium,
  background: vars.color.raised,
  color: vars.color.accentText,
  fontWeight: vars.font.weight.semibold,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.quick} ${vars.motion.ease}`,
  '@media': { [media.hover]: { ':hover': { background: vars.color.accentSoft } } },
})

/** The dashed place where more can be added. */
const dashed = style({
  border: `${vars.size.borderStrong} dashed ${vars.color.lineStrong}`,
  background: 'transparent',
  color: vars.color.accentText,
  fontSize: vars.font.size.small,
  fontWeight: vars.font.weight.semibold,
  lineHeight: vars.font.line.snug,
  textAlign: 'center',
  cursor: 'pointer',
  transition: `background-color ${vars.motion.quick} ${vars.motion.ease}`,
  '@media': { [media.hover]: { ':hover': { background: vars.color.accentSoft } } },
})

const addTile = style([
  dashed,
  {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.s1,
    padding: vars.space.s2,
    borderRadius: vars.radius.medium,
  },
])

const addRow = style([
  dashed,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.s2,
    minBlockSize: vars.size.control,
    padding: vars.space.s3,
    borderRadius: vars.radius.medium,
    fontSize: vars.font.size.body,
  },
])

/** The looks of the label of a file input. */
export const place = { pick, addTile, addRow }

for (const label of Object.values(place)) {
  globalStyle(`${input}:focus-visible + ${label}`, {
    outline: `3px solid ${vars.color.focus}`,
    outlineOffset: '2px',
  })
  globalStyle(`${input}[aria-invalid="true"] + ${label}`, { borderColor: vars.color.danger })
  globalStyle(`${input}:disabled + ${label}`, {
    color: vars.color.muted,
    background: vars.color.sunken,
    cursor: 'not-allowed',
  })
}

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(${vars.size.tile}, 1fr))`,
  gridAutoRows: '1fr',
  gap: vars.space.s3,
  padding: 0,
})

export const tile = style({ position: 'relative', aspectRatio: '1', minInlineSize: 0, display: 'grid' })

/** What lies over a picture: its progress, or what went wrong. */
export const over = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.s1,
  padding: vars.space.s2,
  borderEndStartRadius: vars.radius.medium,
  borderEndEndRadius: vars.radius.medium,
})

/** Says at a glance which picture did not arrive; the words stand under the tiles. */
export const mark = style({
  position: 'absolute',
  insetBlockStart: vars.space.s2,
  insetInlineStart: vars.space.s2,
  inlineSize: '28px',
  blockSize: '28px',
  padding: '4px',
  borderRadius: vars.radius.round,
  background: vars.color.dangerFill,
  color: vars.color.onDanger,
})

export const under = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s1,
  marginBlockStart: vars.space.s2,
})

export const problem = style({
  fontSize: vars.font.size.small,
  lineHeight: vars.font.line.snug,
  color: vars.color.danger,
  overflowWrap: 'anywhere',
})

/** The cross in the corner of a tile: small to the eye, as large as a thumb to the finger. */
export const corner = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.medium,
  background: 'transparent',
  color: vars.color.text,
  cursor: 'pointer',
})

export const cross = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '28px',
  blockSize: '28px',
  borderRadius: vars.radius.round,
  background: vars.color.raised,
  boxShadow: vars.elevation.low,
  border: `${vars.size.border} solid ${vars.color.line}`,
})

export const crossIcon = style({ inlineSize: '16px', blockSize: '16px' })

export const again = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.s1,
  minBlockSize: vars.size.touch,
  inlineSize: '100%',
  paddingInline: vars.space.s2,
  border: 0,
  borderRadius: vars.radius.small,
  background: vars.color.raised,
  color: vars.color.danger,
  fontSize: vars.font.size.caption,
  fontWeight: vars.font.weight.semibold,
  lineHeight: vars.font.line.tight,
  boxShadow: vars.elevation.low,
  cursor: 'pointer',
})

export const smallIcon = style({ inlineSize: '18px', blockSize: '18px', flexShrink: 0 })

export const rows = style({ display: 'flex', flexDirection: 'column', gap: vars.space.s2, padding: 0 })

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s3,
  padding: vars.space.s2,
  border: `${vars.size.border} solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.raised,
})

export const wrongRow = style({ borderColor: vars.color.danger })

export const rowText = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s1,
  flex: 1,
  minInlineSize: 0,
})

export const fileName = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: vars.font.weight.medium,
  lineHeight: vars.font.line.snug,
})

export const status = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s1,
  fontSize: vars.font.size.caption,
  lineHeight: vars.font.line.snug,
  color: vars.color.muted,
})

export const arrived = style({ color: vars.color.accentText })
export const wrong = style({ color: vars.color.danger })

export const track = style({
  inlineSize: '100%',
  blockSize: '6px',
  overflow: 'hidden',
  borderRadius: vars.radius.round,
  background: vars.color.sunken,
  boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
})

export const bar = style({
  blockSize: '100%',
  borderRadius: vars.radius.round,
  background: vars.color.accentText,
  transition: `inline-size ${vars.motion.calm} ${vars.motion.ease}`,
})

export const counter = style({
  fontSize: vars.font.size.caption,
  color: vars.color.muted,
  fontVariantNumeric: 'tabular-nums',
})
