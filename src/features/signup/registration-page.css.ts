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
  '@media': { [media.desk]: { maxInlineSize: '760px', justifyContent: 'center' } },
})

export const lead = style({ textAlign: 'center', paddingBlockStart: vars.space.s3 })

export const choices = style({
  display: 'grid',
  gap: vars.space.s4,
  '@media': { [media.desk]: { gridTemplateColumns: '1fr 1fr', gap: vars.space.s6 } },
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
  gridTemplateColumns: 'minmax(0, 1fr) 132px',
  alignItems: 'end',
  minBlockSize: '172px',
  overflow: 'hidden',
  borderRadius: vars.radius.huge,
  color: vars.color.onChoice,
  textDecoration: 'none',
  boxShadow: vars.elevation.middle,
  transition: `transform ${vars.motion.calm} ${vars.motion.ease}, box-shadow ${vars.motion.calm} ${vars.motion.ease}`,
  WebkitTapHighlightColor: 'transparent',
  selectors: { '&:active': { transform: 'scale(0.99)' } },
  '@media': {
    [media.hover]: { ':hover': { transform: 'translateY(-2px)', boxShadow: vars.elevation.high } },
    [media.desk]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: '1fr auto', minBlockSize: '340px' },
    [media.forcedColors]: { border: `${vars.size.border} solid LinkText` },
  },
})

export const card = styleVariants({
  green: [
    base,
    { background: `linear-gradient(135deg, ${vars.color.choiceGreenStart}, ${vars.color.choiceGreenEnd})` },
  ],
  blue: [base, { background: `linear-gradient(135deg, ${vars.color.choiceBlueStart}, ${vars.color.choiceBlueEnd})` }],
})

export const words = style({
  ...mix.column('s1'),
  padding: vars.space.s5,
  '@media': { [media.desk]: { order: 2, padding: vars.space.s8, paddingBlockStart: vars.space.s4 } },
})

export const title = style({
  ...mix.row('s1'),
  ...mix.type({ size: 'headline', weight: 'bold', line: 'tight', tracking: 'tight' }),
})

export const text = style({ ...mix.type({ size: 'body', line: 'snug' }) })

export const picture = style({
  alignSelf: 'end',
  inlineSize: '100%',
  padding: vars.space.s3,
  '@media': {
    [media.desk]: { order: 1, inlineSize: '220px', justifySelf: 'center', paddingBlockStart: vars.space.s6 },
  },
})
