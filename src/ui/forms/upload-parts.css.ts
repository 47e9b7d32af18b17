import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'
import * as mix from '../theme/mixins.ts'

/** Shows that a dragged file can be dropped here. */
export const drop = style({
  borderRadius: vars.radius.medium,
  outline: `${vars.size.borderStrong} dashed transparent`,
  outlineOffset: vars.space.s2,
  transition: `outline-color ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: { '&[data-over="true"]': { outlineColor: vars.color.accentText } },
})

const hollow = style({
  ...mix.centered,
  flexShrink: 0,
  overflow: 'hidden',
  position: 'relative',
  background: vars.color.sunken,
  color: vars.color.muted,
})

/** The frame of one picture, which reserves its space. */
export const frame = styleVariants({
  round: [hollow, { ...mix.square(vars.size.avatarLarge), borderRadius: '50%' }],
  small: [hollow, { ...mix.square('72px'), borderRadius: '50%' }],
  square: [hollow, { ...mix.square(vars.size.avatarLarge), borderRadius: vars.radius.medium }],
  tile: [hollow, { ...mix.square('100%'), borderRadius: vars.radius.medium }],
  /** Over all of a box, whose corners it leaves alone. */
  cover: [hollow, { position: 'absolute', inset: 0 }],
  row: [hollow, { ...mix.square(vars.size.touch), borderRadius: vars.radius.small }],
})

/** The icon in an empty frame that has room for it. */
export const large = style({ ...mix.square(vars.size.avatar) })

export const picture = style({ ...mix.square('100%'), objectFit: 'cover' })

/** A picture that is not uploaded yet is paler. */
export const waiting = style({ opacity: 0.45 })

/** A logo is shown whole. */
export const whole = style({ objectFit: 'contain', padding: vars.space.s1 })

export const single = style({ ...mix.row('s4') })

export const singleSide = style({ ...mix.column('s2'), minInlineSize: 0, flex: 1 })

export const actions = style({ ...mix.wrappingRow('s2') })

export const smallIcon = style({ ...mix.square('18px'), flexShrink: 0 })

export const rows = style({ ...mix.column('s2'), padding: 0 })

export const row = style({
  ...mix.row('s3'),
  padding: vars.space.s2,
  border: mix.edge,
  borderRadius: vars.radius.medium,
  background: vars.color.raised,
})

export const wrongRow = style({ borderColor: vars.color.danger })

export const rowText = style({ ...mix.column('s1'), flex: 1, minInlineSize: 0 })

export const fileName = style({
  ...mix.oneLine,
  textAlign: ['match-parent', '-webkit-match-parent'],
  ...mix.type({ weight: 'semibold', line: 'snug' }),
})

export const status = style({
  ...mix.row('s1'),
  ...mix.type({ size: 'caption', line: 'snug' }),
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
