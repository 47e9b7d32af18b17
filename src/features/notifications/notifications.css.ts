import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../ui/theme/media.ts'
import { vars } from '../../ui/theme/theme.css.ts'
import * as mix from '../../ui/theme/mixins.ts'

/** Some of the rows. */
export const part = style({ listStyle: 'none' })

/** The days that the rows below it are of. */
export const span = style({
  ...mix.type({ size: 'small', weight: 'semibold' }),
  color: vars.color.muted,
  marginBlock: `${vars.space.s4} ${vars.space.s2}`,
})

/** The rows of one span make one card. */
export const row = style({
  ...mix.row('s3'),
  paddingBlock: vars.space.s3,
  paddingInline: vars.space.s4,
  border: mix.edge,
  borderBlockEndWidth: 0,
  color: vars.color.text,
  background: vars.color.raised,
})
export const entry = style([
  row,
  {
    textDecoration: 'none',
    selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
    '@media': { [media.hover]: { ':hover': { background: vars.color.accentSoft } } },
  },
])
export const first = style({ borderStartStartRadius: vars.radius.large, borderStartEndRadius: vars.radius.large })
export const last = style({
  borderBlockEndWidth: vars.size.border,
  borderEndStartRadius: vars.radius.large,
  borderEndEndRadius: vars.radius.large,
})
const tint = (side: 'left' | 'right') => `linear-gradient(to ${side}, ${vars.color.accentSoft}, transparent 80%)`
export const unread = style({
  backgroundImage: tint('right'),
  selectors: { '[dir="rtl"] &': { backgroundImage: tint('left') } },
})

export const picture = style({ position: 'relative', flexShrink: 0, ...mix.square('56px') })
export const image = style({ ...mix.square('100%'), borderRadius: vars.radius.medium })

/** The colour of the sign's ground; its lines are as dark or light as what is around it. */
const grounds = {
  open: vars.color.openText,
  message: vars.color.info,
  due: vars.color.warning,
  completed: vars.color.completedText,
  ended: vars.color.danger,
  other: vars.color.muted,
}
export const tone = styleVariants(grounds, (ground) => ({
  ...mix.centered,
  position: 'absolute',
  insetBlockEnd: '-5px',
  insetInlineEnd: '-5px',
  ...mix.square('26px'),
  borderRadius: vars.radius.round,
  boxShadow: `0 0 0 2px ${vars.color.raised}`,
  color: vars.color.raised,
  background: ground,
  vars: { [vars.size.icon]: '16px' },
}))

export const dot = style({
  flexShrink: 0,
  ...mix.square('10px'),
  borderRadius: vars.radius.round,
  background: vars.color.accentText,
  '@media': { [media.forcedColors]: { background: 'Highlight' } },
})

export const words = style({ flex: 1, minInlineSize: 0, display: 'grid', gap: vars.space.s1 })
export const known = style({ overflowWrap: 'anywhere', lineHeight: vars.font.line.snug })
export const fresh = style([known, { fontWeight: vars.font.weight.semibold }])
export const time = style({ color: vars.color.muted, fontSize: vars.font.size.small })

export const toolbar = style({ display: 'flex', justifyContent: 'flex-end' })

export const bones = style({ border: mix.edge, borderRadius: vars.radius.large, background: vars.color.raised })
export const bone = style({
  ...mix.row('s3'),
  padding: `${vars.space.s3} ${vars.space.s4}`,
  selectors: { '& + &': { borderBlockStart: mix.edge } },
})
