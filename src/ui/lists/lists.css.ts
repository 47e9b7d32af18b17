import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'
import * as mix from '../theme/mixins.ts'

export const state = style({
  ...mix.column('s3'),
  alignItems: 'center',
  // Two fixed buttons side by side.
  maxInlineSize: '448px',
  marginInline: 'auto',
  paddingBlock: vars.space.s12,
  paddingInline: vars.space.s4,
  textAlign: 'center',
})
export const picture = style({
  inlineSize: '160px',
  blockSize: '128px',
  color: vars.color.accentText,
  marginBlockEnd: vars.space.s2,
})
export const title = style({ ...mix.type({ size: 'title', weight: 'bold', line: 'snug' }) })
export const text = style({ maxInlineSize: '100%', color: vars.color.muted, overflowWrap: 'anywhere' })
export const quote = style([text, { marginBlockStart: vars.space.s1, ...mix.type({ size: 'caption', line: 'snug' }) }])
export const action = style({
  ...mix.wrappingRow('s2'),
  justifyContent: 'center',
  inlineSize: '100%',
  marginBlockStart: vars.space.s3,
})

/** A card for a message that is the whole screen. */
export const wholeScreen = style({
  inlineSize: '100%',
  maxInlineSize: '656px',
  marginInline: 'auto',
  border: mix.edge,
  borderRadius: vars.radius.large,
  background: vars.color.raised,
  boxShadow: vars.elevation.low,
})
globalStyle(`${wholeScreen} ${state}`, { paddingBlock: vars.space.s8 })
globalStyle(`${wholeScreen} ${picture}`, { inlineSize: '240px', maxInlineSize: '100%', blockSize: '192px' })
globalStyle(
  `${wholeScreen} ${title}`,
  mix.type({ size: 'headline', weight: 'bold', line: 'tight', tracking: 'tighter' }),
)

export const refreshFailed = style({
  ...mix.wrappingRow('s2'),
  justifyContent: 'space-between',
  marginBlockEnd: vars.space.s4,
  paddingBlock: vars.space.s1,
  paddingInline: `${vars.space.s4} ${vars.space.s1}`,
  borderRadius: vars.radius.medium,
  color: vars.color.text,
  background: vars.color.warningSoft,
})

export const foot = style({
  ...mix.column('s2'),
  alignItems: 'center',
  minBlockSize: '96px',
  justifyContent: 'center',
  paddingBlock: vars.space.s5,
  color: vars.color.muted,
  fontSize: vars.font.size.small,
  textAlign: 'center',
})

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } })
const breathe = keyframes({ '50%': { opacity: 0.55 } })

/** Invisible for the first 150 ms: what loads sooner needs no stand-in. */
export const late = style({ animation: `${appear} 1ms linear ${vars.motion.quick} both` })

export const bone = style({
  display: 'block',
  borderRadius: vars.radius.small,
  background: vars.color.sunken,
  animation: `${breathe} 1600ms ease-in-out infinite`,
})
export const round = style([bone, { borderRadius: vars.radius.round }])
