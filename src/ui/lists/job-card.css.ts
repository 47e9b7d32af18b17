import { globalStyle, style } from '@vanilla-extract/css'
import { card as base } from './card.css.ts'
import { ofViewer } from '../text/status-pill.css.ts'
import { media } from '../theme/media.ts'
import { vars } from '../theme/theme.css.ts'
import * as mix from '../theme/mixins.ts'

const { color, space } = vars

/** The room above the first line below the picture, on a desk. */
const bodyStart = '14px'

export const row = style({ display: 'grid', minInlineSize: 0 })

/** A picture beside the words on a phone, above them on a desk. */
export const card = style([
  base,
  {
    display: 'grid',
    gridTemplateColumns: '124px minmax(0, 1fr)',
    padding: 0,
    border: 'none',
    overflow: 'hidden',
    transition: `box-shadow ${vars.motion.calm} ${vars.motion.ease}`,
    selectors: {
      '&:active': { background: color.sunken },
      // The ring is around the card, which the link inside would be cut at.
      '&:has(a:focus-visible)': { outline: `3px solid ${color.focus}`, outlineOffset: '2px' },
    },
    '@media': {
      [media.desk]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto 1fr' },
      [media.hover]: { ':hover': { boxShadow: vars.elevation.middle } },
      [media.forcedColors]: { border: `${vars.size.border} solid CanvasText` },
    },
  },
])

export const picture = style({
  position: 'relative',
  '@media': { [media.desk]: { aspectRatio: '16 / 10' } },
})
export const image = style({ position: 'absolute', inset: 0, ...mix.square('100%') })
/** Of a job that nobody can do any more. */
export const paleImage = style([image, { opacity: 0.7, filter: 'saturate(0.6)' }])

/** On the picture: the status where it begins, and the viewer's badge at its other end. */
export const marks = style({
  position: 'absolute',
  inset: space.s2,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space.s1,
  '@media': {
    [media.desk]: {
      inset: space.s3,
      flexDirection: 'row',
      flexWrap: 'wrap',
      alignContent: 'flex-start',
      gap: space.s2,
    },
  },
})

globalStyle(`${marks} > *`, { boxShadow: vars.elevation.low })
globalStyle(`${marks} > ${ofViewer}`, {
  marginBlockStart: 'auto',
  '@media': { [media.desk]: { marginBlockStart: 0, marginInlineStart: 'auto' } },
})

/**
 * What not every card has: a line on a phone. On a desk it lies on the lower edge of the picture, so that the cards of a row
 * stay alike: out of the flow, it starts where the body does, and is moved up from there.
 */
export const extras = style({
  ...mix.wrappingRow('s2'),
  // On a phone, with the gap of the body, as much above as below.
  marginBlock: '5px',
  '@media': {
    [media.desk]: {
      position: 'absolute',
      insetInline: space.s3,
      marginBlock: 0,
      flexWrap: 'wrap-reverse',
      translate: `0 calc(-100% - ${bodyStart} - ${space.s3})`,
    },
  },
})
globalStyle(`${extras} > *`, { '@media': { [media.desk]: { boxShadow: vars.elevation.low } } })

/** On the picture it has a ground of its own. */
const onPicture = style({
  '@media': {
    [media.desk]: { padding: '3px 8px', borderRadius: vars.radius.round, background: color.raised },
  },
})
export const stars = onPicture

export const body = style({
  ...mix.column(),
  gap: '3px',
  padding: `${space.s3} 14px`,
  minInlineSize: 0,
  '@media': { [media.desk]: { padding: `${bodyStart} ${space.s4} ${space.s4}` } },
})

export const title = style({
  // As long as it is: with larger text, cutting it would lose words.
  overflowWrap: 'anywhere',
  textAlign: ['match-parent', '-webkit-match-parent'],
  ...mix.type({ size: 'body', weight: 'bold', line: 'snug', tracking: 'tight' }),
  '@media': { [media.desk]: { fontSize: vars.font.size.lead } },
})

/** The title is the link, so that its spoken name stays short, but the whole card can be pressed. */
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  WebkitTapHighlightColor: 'transparent',
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0 }, '&:focus-visible': { outline: 'none' } },
})

export const facts = style({
  color: color.muted,
  ...mix.type({ size: 'small', line: 'snug' }),
  overflowWrap: 'anywhere',
})

/** Of the description, the words around what was searched. */
export const excerpt = style({
  ...mix.type({ size: 'small', line: 'snug' }),
  ...mix.firstLines(2),
  overflowWrap: 'anywhere',
})

/** That somebody wrote. */
export const unread = style([
  onPicture,
  {
    ...mix.row('s1'),
    color: color.accentText,
    ...mix.type({ size: 'small', weight: 'semibold', line: 'snug' }),
    '@media': { [media.desk]: { fontSize: vars.font.size.caption } },
  },
])
export const sign = style({ flexShrink: 0, ...mix.square('16px') })

/** What does not fit beside the price wraps below it. */
export const money = style({
  ...mix.wrappingRow(),
  gap: `2px ${space.s2}`,
  justifyContent: 'space-between',
  marginBlockStart: 'auto',
  paddingBlockStart: space.s1,
  '@media': { [media.desk]: { minBlockSize: '40px', paddingBlockStart: space.s2 } },
})

export const price = style({
  ...mix.type({ size: 'title', weight: 'heavy', line: 'tight', tracking: 'tighter' }),
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})

/** Above the link that covers the card. */
export const act = style({ position: 'relative' })

const others = style({ ...mix.row('s2'), minInlineSize: 0, justifyContent: 'flex-end' })
/** A name never has a row of its own: it takes what the price leaves. */
export const somebody = style([others, { flex: '1 1 72px' }])
export const bidders = style([others, { '@media': { [media.desk]: { flexGrow: 1 } } }])
export const name = style({
  minInlineSize: 0,
  color: color.muted,
  ...mix.type({ size: 'small', line: 'snug' }),
  overflowWrap: 'anywhere',
})
export const bids = style({ ...mix.type({ size: 'small', weight: 'semibold', line: 'snug' }) })
export const from = style({ color: color.muted, fontWeight: vars.font.weight.regular })
export const none = style({ color: color.muted, ...mix.type({ size: 'small', weight: 'semibold' }) })
export const ownBid = style({ color: color.accentText, ...mix.type({ size: 'small', weight: 'bold' }) })

/** Who bids, one over the other, as many as there is room for beside the words; on a phone the words alone. */
export const faces = style({
  display: 'none',
  '@media': {
    [media.desk]: { display: 'flex', flex: '1 1 0', justifyContent: 'flex-end', containerType: 'inline-size' },
  },
})
export const face = style({
  borderRadius: vars.radius.round,
  boxShadow: `0 0 0 2px ${color.raised}`,
  selectors: { '& + &': { marginInlineStart: '-5px' } },
  // Each is 28 px wide, and the ones behind it lie 5 px under it.
  '@container': {
    '(max-width: 27px)': { display: 'none' },
    '(max-width: 50px)': { selectors: { '&:nth-child(2)': { display: 'none' } } },
    '(max-width: 73px)': { selectors: { '&:nth-child(n + 3)': { display: 'none' } } },
  },
})

export const when = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  columnGap: space.s2,
  marginBlockStart: space.s1,
  color: color.muted,
  ...mix.type({ size: 'micro', line: 'body' }),
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [media.desk]: { marginBlockStart: space.s2, paddingBlockStart: space.s2, borderBlockStart: mix.edge },
  },
})
export const ago = style({
  color: color.text,
  fontWeight: vars.font.weight.semibold,
  // It begins a line: in Spanish, "Hace 2 horas".
  '::first-letter': { textTransform: 'uppercase' },
})
export const date = style({ gridColumn: '1 / -1' })
