import { style } from '@vanilla-extract/css'
import { media } from '../../ui/theme/media.ts'
import { bone } from '../../ui/lists/lists.css.ts'
import { vars } from '../../ui/theme/theme.css.ts'
import * as mix from '../../ui/theme/mixins.ts'

const { color, radius, space } = vars

/** The picture above the words on a phone, beside them where there is room. */
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  overflow: 'hidden',
  border: mix.edge,
  borderRadius: radius.huge,
  background: color.raised,
  boxShadow: vars.elevation.middle,
  '@media': { [media.desk]: { gridTemplateColumns: 'minmax(0, 600px) minmax(0, 1fr)' } },
})
/** Its room is there before it is. */
export const picture = style({
  display: 'grid',
  alignSelf: 'stretch',
  minBlockSize: '196px',
  background: color.accentSoft,
})
export const room = style({
  display: 'block',
  ...mix.square('100%'),
  maxBlockSize: '196px',
  objectFit: 'cover',
  '@media': { [media.desk]: { maxBlockSize: '320px', minBlockSize: '320px' } },
})
export const words = style({
  ...mix.column('s3'),
  minInlineSize: 0,
  padding: space.s5,
  overflowWrap: 'anywhere',
  '@media': { [media.desk]: { padding: space.s8 } },
})
export const kicker = style({ color: color.muted, ...mix.type({ size: 'small', weight: 'bold', line: 'snug' }) })
export const what = style({ ...mix.type({ size: 'headline', weight: 'bold', line: 'tight', tracking: 'tighter' }) })
export const text = style({ color: color.muted })
export const marks = style({ ...mix.wrappingRow(), gap: `${space.s1} ${space.s4}` })
export const mark = style({
  ...mix.row('s1'),
  color: color.accentText,
  ...mix.type({ size: 'small', weight: 'semibold' }),
})
/** On a phone the same button is at the bottom. */
export const post = style({
  display: 'none',
  marginBlockStart: space.s2,
  '@media': { [media.desk]: { display: 'inline-flex', alignSelf: 'start' } },
})
export const tick = style(mix.square('16px'))

export const startsTitle = style({
  marginBlock: `${space.s8} ${space.s3}`,
  ...mix.type({ size: 'lead', weight: 'bold', line: 'snug', tracking: 'tight' }),
})
export const starts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.s4,
  '@media': { [media.desk]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' } },
})
export const start = style({
  ...mix.column('s2'),
  borderRadius: radius.large,
  color: color.text,
  ...mix.type({ weight: 'semibold', line: 'snug' }),
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '@media': { [media.hover]: { ':hover': { color: color.accentText } } },
})
/** In the shape of the picture that comes. */
export const startBone = style([bone, { aspectRatio: '4 / 3', borderRadius: radius.large }])
export const startPicture = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  borderRadius: radius.large,
  background: color.accentSoft,
})
