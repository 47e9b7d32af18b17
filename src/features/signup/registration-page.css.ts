import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../ui/theme/media.ts'
import { vars } from '../../ui/theme/theme.css.ts'
import * as mix from '../../ui/theme/mixins.ts'

export const page = style({
  flex: 1,
  ...mix.column('s6'),
  inlineSize: '100%',
  maxInlineSize: vars.size.form,
  marginInline: 'auto',
  '@media': { [media.desk]: { maxInlineSize: '976px' } },
})

export const lead = style({ ...mix.column('s2'), textAlign: 'center', paddingBlockStart: vars.space.s2 })

export const sub = style({ color: vars.color.muted })

export const choices = style({
  display: 'grid',
  gap: vars.space.s4,
  '@media': { [media.desk]: { gridTemplateColumns: '1fr 1fr' } },
})

export const back = style({
  ...mix.wrappingRow(),
  justifyContent: 'center',
  columnGap: vars.space.s2,
  color: vars.color.muted,
})

const base = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  minBlockSize: '232px',
  overflow: 'hidden',
  padding: vars.space.s5,
  borderRadius: vars.radius.huge,
  color: vars.color.onChoice,
  textDecoration: 'none',
  boxShadow: vars.elevation.middle,
  transition: `transform ${vars.motion.calm} ${vars.motion.ease}, box-shadow ${vars.motion.calm} ${vars.motion.ease}`,
  WebkitTapHighlightColor: 'transparent',
  selectors: { '&:active': { transform: 'scale(0.99)' } },
  '@media': {
    [media.hover]: { ':hover': { transform: 'translateY(-2px)', boxShadow: vars.elevation.high } },
    [media.desk]: { alignItems: 'end', minBlockSize: '460px', padding: vars.space.s8 },
    [media.forcedColors]: { border: `${vars.size.border} solid LinkText` },
  },
})

export const card = styleVariants({
  customer: [
    base,
    { background: `linear-gradient(135deg, ${vars.color.choiceGreenStart}, ${vars.color.choiceGreenEnd})` },
  ],
  business: [
    base,
    { background: `linear-gradient(135deg, ${vars.color.choiceBlueStart}, ${vars.color.choiceBlueEnd})` },
  ],
})

/** It fades out to the words: beside them on a phone, below them, and below what it shows, on a desk. */
const fading = (to: string, from: string) => `linear-gradient(to ${to}, black ${from}, transparent)`

export const picture = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  inlineSize: '42%',
  blockSize: '100%',
  objectFit: 'cover',
  maskImage: fading('left', '45%'),
  selectors: { '[dir="rtl"] &': { maskImage: fading('right', '45%') } },
  '@media': {
    [media.desk]: {
      inlineSize: '100%',
      blockSize: '60%',
      maskImage: fading('bottom', '80%'),
      selectors: { '[dir="rtl"] &': { maskImage: fading('bottom', '80%') } },
    },
    [media.forcedColors]: { display: 'none' },
  },
})

export const words = style({
  ...mix.column('s2'),
  position: 'relative',
  maxInlineSize: '58%',
  overflowWrap: 'anywhere',
  '@media': { [media.desk]: { maxInlineSize: 'none', paddingBlockStart: '140px' } },
})

export const title = style({
  ...mix.row('s1'),
  ...mix.type({ size: 'headline', weight: 'heavy', line: 'tight', tracking: 'tighter' }),
})

export const text = style({ ...mix.type({ size: 'body', line: 'snug' }) })

export const reasons = style({ ...mix.column('s1'), marginBlockStart: vars.space.s1 })

/** Its sign stands at its first line. */
export const reason = style({
  ...mix.row('s2'),
  alignItems: 'flex-start',
  ...mix.type({ size: 'small', line: 'snug' }),
})

export const tick = style({ ...mix.square('18px'), flexShrink: 0 })
