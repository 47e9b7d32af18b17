import { fallbackVar, globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { tone } from '../../../ui/banner.css.ts'
import { media } from '../../../ui/theme/media.ts'
import { vars } from '../../../ui/theme/theme.css.ts'
import * as mix from '../../../ui/theme/mixins.ts'

export const column = style({ ...mix.column('s4'), minInlineSize: 0 })

export const screen = style({ ...mix.column('s4'), '@media': { [media.desk]: { gap: vars.space.s6 } } })

/** On a desk: the job, and beside it whom it is with and where it is. */
export const twoColumns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s4,
  '@media': {
    [media.desk]: { gridTemplateColumns: 'minmax(0, 1fr) 360px', gap: vars.space.s6, alignItems: 'start' },
  },
})

/** From 1200 px on, the job stays in view beside the bids, which have the larger part; below that it is folded above them. */
export const comparing = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s4,
  '@media': {
    [media.bar]: {
      gridTemplateColumns: 'clamp(300px, 24vw, 360px) minmax(0, 1fr)',
      gap: vars.space.s6,
      alignItems: 'start',
    },
  },
})
export const beside = style({
  ...mix.column('s4'),
  minInlineSize: 0,
  '@media': {
    [media.bar]: { position: 'sticky', insetBlockStart: `calc(${vars.size.header} + ${vars.space.s8})` },
  },
})

/** Its width determines how its pictures lie. */
export const job = style({
  container: 'job / inline-size',
  overflow: 'hidden',
  border: mix.edge,
  borderRadius: vars.radius.large,
  background: vars.color.raised,
  boxShadow: vars.elevation.low,
})
export const jobWords = style({
  ...mix.column('s4'),
  padding: vars.space.s4,
  '@media': { [media.desk]: { padding: vars.space.s6 } },
  selectors: { [`${beside} &`]: { padding: vars.space.s5 } },
})
export const posted = style({ color: vars.color.muted, ...mix.type({ size: 'micro', line: 'body' }) })

/** The job in one line, whose icons are beside what unfolds it. */
export const folded = style({
  position: 'relative',
  border: mix.edge,
  borderRadius: vars.radius.large,
  background: vars.color.raised,
  boxShadow: vars.elevation.low,
})
// Its own card when it is unfolded.
globalStyle(`${folded} details > ${job}`, { border: 0, boxShadow: 'none' })
export const foldedTools = style({
  position: 'absolute',
  insetBlockStart: vars.space.s1,
  insetInlineEnd: vars.space.s3,
})
export const toolsOverPicture = style([foldedTools])
globalStyle(`${toolsOverPicture} button`, { background: vars.color.raised })
export const fold = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${vars.space.s1} ${vars.space.s3}`,
  padding: vars.space.s3,
  borderRadius: vars.radius.large,
  listStyle: 'none',
  cursor: 'pointer',
})
export const foldPicture = style({ ...mix.square('84px'), alignSelf: 'start', borderRadius: vars.radius.medium })
/** Who bids knows a job by its picture: across the fold, until all of them are shown. */
export const foldWidePicture = style({
  gridColumn: '1 / -1',
  inlineSize: `calc(100% + 2 * ${vars.space.s3})`,
  maxInlineSize: 'none',
  blockSize: 'auto',
  aspectRatio: '16 / 9',
  marginBlock: `calc(-1 * ${vars.space.s3}) ${vars.space.s1}`,
  marginInline: `calc(-1 * ${vars.space.s3})`,
  borderStartStartRadius: vars.radius.large,
  borderStartEndRadius: vars.radius.large,
  selectors: { 'details[open] &': { display: 'none' } },
})
/** At the end, below the icons. */
export const foldSign = style({
  ...mix.row('s1'),
  gridColumn: '1 / -1',
  justifySelf: 'end',
  color: vars.color.accentText,
  ...mix.type({ size: 'small', weight: 'semibold', line: 'snug' }),
})
/** It turns when the job is unfolded. */
export const foldIcon = style({
  ...mix.square('20px'),
  transition: `transform ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: { 'details[open] &': { transform: 'rotate(180deg)' } },
})
const foldMarks = style({ ...mix.wrappingRow('s1') })
const besideTools = { minBlockSize: '36px', paddingInlineEnd: '88px' } as const
/** Room for two icons beside them, or for one. */
export const foldMarksBeside = styleVariants({
  tools: [foldMarks, besideTools],
  menu: [foldMarks, { ...besideTools, paddingInlineEnd: vars.space.s12 }],
  nothing: [foldMarks],
})
/** What it is about to cost, or was agreed on. */
export const foldPrice = style({
  color: vars.color.text,
  ...mix.type({ size: 'small', weight: 'bold' }),
  fontVariantNumeric: 'tabular-nums',
})

/** What was agreed on is what the reader looks for. */
export const foldAgreed = style([foldPrice, mix.type({ size: 'title', weight: 'heavy', line: 'snug' })])

/** As tall as most bids. */
export const bones = style({
  display: 'grid',
  marginBlockEnd: vars.space.s3,
  minBlockSize: '300px',
  '@media': { [media.desk]: { minBlockSize: '128px' } },
})

/** All of it, while something of it is not done. */
export const foldWholeTask = style({
  gridColumn: '1 / -1',
  ...mix.type({ size: 'small', line: 'snug' }),
  textAlign: mix.matchParent,
  selectors: { 'details[open] &': { display: 'none' } },
})
/** Two lines of it, until all of it is shown. */
export const foldTask = style([foldWholeTask, mix.firstLines(2)])

/** The price that both agreed on comes before all else. */
export const agreed = style({ ...mix.column(), gap: '2px' })
export const price = style({
  ...mix.type({ size: 'display', weight: 'heavy', line: 'tight', tracking: 'tighter' }),
  fontVariantNumeric: 'tabular-nums',
})

export const head = style({ ...mix.row('s2') })
/** A title with a menu at its end. */
export const headTitle = style({
  flex: 1,
  ...mix.type({ size: 'lead', weight: 'bold', line: 'snug', tracking: 'tight' }),
})
/** Before and after, side by side. */
export const pair = style({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space.s1 })
export const half = style({ container: 'job / inline-size', minInlineSize: 0 })
export const workTitle = style([
  headTitle,
  { padding: vars.space.s4, '@media': { [media.desk]: { paddingInline: vars.space.s6 } } },
])
export const heading = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space.s1} ${vars.space.s3}`,
})
export const marks = style({
  ...mix.wrappingRow(),
  gap: `${vars.space.s1} ${vars.space.s2}`,
  flex: 1,
  paddingBlock: vars.space.s1,
})
/** Pulled into the corner of the card by the padding of the icons' round buttons. */
export const tools = style({ display: 'flex', marginInlineEnd: `calc(-1 * ${vars.space.s2})` })
/** The button of a menu beside a title, which it does not make taller. */
export const menu = style([tools, { marginBlock: `calc(-1 * ${vars.space.s3})` }])

export const title = style({
  textAlign: mix.matchParent,
  ...mix.type({ size: 'headline', weight: 'bold', line: 'snug', tracking: 'tight' }),
  selectors: { [`${beside} &`]: { fontSize: vars.font.size.title } },
})

export const sectionTitle = style({ ...mix.type({ size: 'lead', weight: 'bold', line: 'snug', tracking: 'tight' }) })

export const stack = style({ ...mix.column('s4') })
export const tightStack = style({ ...mix.column('s1'), minInlineSize: 0 })
export const foldWords = style([tightStack, { gridColumn: '1 / -1' }])

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
  gap: `${vars.space.s4} ${vars.space.s4}`,
  paddingBlock: vars.space.s4,
  borderBlock: mix.edge,
  selectors: {
    // The job's own column is narrow, and two facts stand side by side all the same.
    [`${beside} &`]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7rem), 1fr))' },
    // Nothing follows from which a rule would set it apart.
    '&:last-child': { paddingBlockEnd: 0, borderBlockEnd: 0 },
  },
})
export const term = style({ color: vars.color.muted, fontSize: vars.font.size.caption })
export const value = style({ fontWeight: vars.font.weight.semibold, textWrap: 'balance' })
/** The value of this fact would break in two beside another one. */
export const row = style([tightStack, { gridColumn: '1 / -1' }])
/** In one piece: digits that break off would look like another amount. */
export const budget = style({
  whiteSpace: 'nowrap',
  ...mix.type({ size: 'title', weight: 'bold', line: 'tight', tracking: 'tight' }),
  fontVariantNumeric: 'tabular-nums',
})

export const muted = style({ color: vars.color.muted, ...mix.type({ size: 'small', line: 'snug' }) })

export const person = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: vars.space.s3 })
export const personWords = style({ flex: '1 1 140px', minInlineSize: 0 })
/** The ways to somebody, below who they are: side by side, with the number below. */
export const contact = style({ flexBasis: '100%', ...mix.wrappingRow('s2') })
globalStyle(`${contact} > a, ${contact} > div > :is(a, button)`, {
  flex: '1 1 max-content',
  paddingInline: vars.space.s3,
})
/** What one can do, in a banner below the words of somebody. */
export const acts = style({ ...mix.wrappingRow('s2') })
/** What cannot be done yet comes after all else. */
export const last = style({ order: 1 })
/** Its words begin where those above do. */
export const quietAct = style({ marginInlineStart: `calc(-1 * ${vars.space.s3})` })
export const name = style({ ...mix.type({ size: 'body', weight: 'semibold', line: 'snug' }), overflowWrap: 'anywhere' })

export const note = style({ ...mix.row('s2'), color: vars.color.muted, fontSize: vars.font.size.small })
export const noteIcon = style({ ...mix.square('18px'), flexShrink: 0 })

/** What was said of the work, on the tint of a banner. */
export const rated = style([
  stack,
  { padding: vars.space.s4, borderRadius: vars.radius.large, background: vars.color.raised },
])

/** What the business says to it, as on its page. */
export const reply = style([
  tightStack,
  { padding: `${vars.space.s3} ${vars.space.s4}`, borderRadius: vars.radius.medium, background: vars.color.sunken },
])
export const until = style({ ...mix.column('s2'), minInlineSize: 0 })

export const quote = style({
  margin: 0,
  paddingInlineStart: '14px',
  borderInlineStart: `3px solid ${fallbackVar(tone, vars.color.lineStrong)}`,
})

export const bar = style({
  ...mix.wrappingRow(),
  justifyContent: 'center',
  gap: `${vars.space.s2} ${vars.space.s5}`,
  inlineSize: '100%',
})
export const barWords = style({ fontWeight: vars.font.weight.semibold })
/** Said by somebody else: in the marks of the reader's language. */
export const said = style({
  // Arabic ones turn with the direction of what they are around.
  quotes: '"«" "»"',
  selectors: {
    ':lang(en) &': { quotes: '"“" "”"' },
    '&::before': { content: 'open-quote' },
    '&::after': { content: 'close-quote' },
  },
})

/** The work that is rated, above the stars. */
export const rates = style({ ...mix.row('s4') })
