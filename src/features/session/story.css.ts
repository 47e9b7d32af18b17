import { style } from '@vanilla-extract/css'
import { bone } from '../../ui/lists/lists.css.ts'
import { media } from '../../ui/theme/media.ts'
import { headline } from '../../ui/theme/text.css.ts'
import { vars } from '../../ui/theme/theme.css.ts'
import * as mix from '../../ui/theme/mixins.ts'

const { color, space, radius } = vars

export const section = style({
  ...mix.column('s5'),
  paddingBlock: space.s8,
  '@media': { [media.desk]: { paddingBlock: space.s10 } },
})

/** As wide as the window, whose sides are beyond this box: what an image of a border covers makes nothing scroll. */
export const band = style([
  section,
  { borderImage: `linear-gradient(${color.raised}, ${color.raised}) 0 fill / 0 / 0 100vw` },
])

export const head = style({ ...mix.wrappingRow(), justifyContent: 'space-between', columnGap: space.s4 })
/** On a phone so small that the link has room beside it. */
export const headTitle = style([headline, { '@media': { [media.phone]: { fontSize: vars.font.size.title } } }])

export const quiet = style({ ...mix.type({ size: 'small', line: 'snug' }), color: color.muted })

/** The pictures and words of trades: two beside one another on a phone, six on a desk. */
export const trades = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 140px), 1fr))',
  gap: `${space.s4} ${space.s3}`,
  '@media': { [media.desk]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))', gap: `${space.s5} ${space.s4}` } },
})

/** A phone shows the first six. */
export const tradeItem = style({
  '@media': { [media.phone]: { selectors: { '&:nth-child(n + 7)': { display: 'none' } } } },
})

export const trade = style({
  ...mix.column('s2'),
  borderRadius: radius.large,
  color: color.text,
  ...mix.type({ weight: 'semibold', line: 'snug' }),
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '@media': { [media.hover]: { ':hover': { color: color.accentText } } },
})

export const tradePicture = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  borderRadius: radius.large,
  background: color.accentSoft,
})
export const tradeBone = style([bone, { aspectRatio: '4 / 3', borderRadius: radius.large }])

export const tradeWords = style({
  position: 'relative',
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space.s2,
})

export const count = style({ ...mix.type({ size: 'caption', weight: 'regular' }), color: color.muted })

/** Steps and reviews. */
export const three = style({
  display: 'grid',
  gap: space.s5,
  '@media': { [media.desk]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space.s6 } },
})

export const step = style({ display: 'flex', gap: space.s4 })

export const number = style({
  ...mix.centered,
  flex: 'none',
  ...mix.square(vars.size.touch),
  borderRadius: radius.round,
  color: color.onAccent,
  background: color.accent,
  ...mix.type({ weight: 'heavy' }),
  '@media': { [media.forcedColors]: { border: `${vars.size.border} solid CanvasText` } },
})

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 140px), 1fr))',
  gap: space.s5,
  marginBlockStart: space.s2,
  paddingBlockStart: space.s6,
  borderBlockStart: mix.edge,
})
export const figure = style({ ...mix.column('s1') })
export const value = style({
  ...mix.type({ size: 'headline', weight: 'heavy', line: 'tight', tracking: 'tighter' }),
  fontVariantNumeric: 'tabular-nums',
})

export const review = style({
  ...mix.column(),
  overflow: 'hidden',
  border: mix.edge,
  borderRadius: radius.large,
  background: color.raised,
  boxShadow: vars.elevation.low,
})
export const reviewPicture = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '2 / 1',
  objectFit: 'cover',
  background: color.accentSoft,
})
export const reviewBone = style([bone, { blockSize: '22rem', borderRadius: radius.large }])
export const reviewWords = style({ ...mix.column('s3'), flex: 1, padding: space.s5 })
export const said = style({
  ...mix.firstLines(5),
  margin: 0,
  marginBlockEnd: 'auto',
  ...mix.type({ line: 'body' }),
  textAlign: ['match-parent', '-webkit-match-parent'],
  overflowWrap: 'anywhere',
})
export const by = style({ ...mix.row('s3') })
export const who = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' })
export const customer = style({ ...mix.type({ size: 'small', weight: 'semibold', line: 'snug' }) })
export const month = style({ ...mix.type({ weight: 'regular' }), color: color.muted })

export const invitation = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'end',
  overflow: 'hidden',
  padding: space.s5,
  borderRadius: radius.huge,
  color: color.onChoice,
  background: `linear-gradient(135deg, ${color.choiceBlueStart}, ${color.choiceBlueEnd})`,
  boxShadow: vars.elevation.middle,
  '@media': {
    [media.desk]: { minBlockSize: '220px', alignItems: 'center', padding: space.s8 },
    [media.forcedColors]: { border: `${vars.size.border} solid CanvasText` },
  },
})

/** It fades out to the words: above them on a phone, beside them on a desk. */
export const invitationPicture = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  inlineSize: '100%',
  blockSize: '160px',
  objectFit: 'cover',
  maskImage: 'linear-gradient(to bottom, black 55%, transparent)',
  '@media': {
    [media.desk]: {
      insetInlineStart: 'auto',
      inlineSize: '52%',
      blockSize: '100%',
      maskImage: 'linear-gradient(to left, black 45%, transparent)',
      selectors: { '[dir="rtl"] &': { maskImage: 'linear-gradient(to right, black 45%, transparent)' } },
    },
    [media.forcedColors]: { display: 'none' },
  },
})

export const invitationWords = style({
  ...mix.column('s2'),
  position: 'relative',
  alignItems: 'start',
  paddingBlockStart: '150px',
  '@media': { [media.desk]: { maxInlineSize: 'min(46%, 520px)', paddingBlockStart: 0 } },
})

export const join = style({ marginBlockStart: space.s3 })
