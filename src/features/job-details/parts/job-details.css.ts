import { style } from '@vanilla-extract/css'
import { media } from '../../../ui/theme/media.ts'
import { vars } from '../../../ui/theme/theme.css.ts'

export const column = style({ display: 'flex', flexDirection: 'column', gap: vars.space.s4, minInlineSize: 0 })

/** The job stays in view beside a long list of bids, which has the larger part. */
export const comparing = style({
  '@media': { [media.desk]: { gridTemplateColumns: 'minmax(280px, 1fr) minmax(0, 3fr)' } },
})
export const beside = style({
  minInlineSize: 0,
  '@media': {
    [media.desk]: {
      position: 'sticky',
      insetBlockStart: `calc(${vars.size.header} + ${vars.space.s4})`,
      maxBlockSize: `calc(100dvh - ${vars.size.header} - 2 * ${vars.space.s4})`,
      overflowY: 'auto',
      borderRadius: vars.radius.large,
    },
  },
})

export const head = style({ display: 'flex', alignItems: 'center', gap: vars.space.s2 })
export const heading = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space.s1} ${vars.space.s3}`,
})
export const marks = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.s1} ${vars.space.s2}`,
  flex: 1,
  paddingBlock: vars.space.s1,
})
/** Pulled into the corner of the card by the padding of the icons' round buttons. */
export const tools = style({ display: 'flex', marginInlineEnd: `calc(-1 * ${vars.space.s2})` })

export const title = style({
  textAlign: ['match-parent', '-webkit-match-parent'],
  fontSize: vars.font.size.headline,
  fontWeight: vars.font.weight.bold,
  letterSpacing: vars.font.tracking.tight,
})

export const sectionTitle = style({
  fontSize: vars.font.size.lead,
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.line.snug,
  letterSpacing: vars.font.tracking.tight,
})

export const stack = style({ display: 'flex', flexDirection: 'column', gap: vars.space.s4 })
export const tightStack = style({ display: 'flex', flexDirection: 'column', gap: vars.space.s1, minInlineSize: 0 })

export const notice = style({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: vars.space.s2 })

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
  gap: `${vars.space.s4} ${vars.space.s4}`,
  paddingBlock: vars.space.s4,
  borderBlock: `${vars.size.border} solid ${vars.color.line}`,
  selectors: {
    // The job's own column is narrow, and two facts stand side by side all the same.
    [`${beside} &`]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7rem), 1fr))' },
    // Nothing follows from which a rule would set it apart.
    '&:last-child': { paddingBlockEnd: 0, borderBlockEnd: 0 },
  },
})
export const term = style({ color: vars.color.muted, fontSize: vars.font.size.caption })
export const value = style({ fontWeight: vars.font.weight.medium, textWrap: 'balance' })
/** The value of this fact would break in two beside another one. */
export const row = style([tightStack, { gridColumn: '1 / -1' }])
/** In one piece: digits that break off would look like another amount. */
export const budget = style({
  whiteSpace: 'nowrap',
  fontSize: vars.font.size.title,
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.line.tight,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: vars.font.tracking.tight,
})

export const muted = style({ color: vars.color.muted, fontSize: vars.font.size.small, lineHeight: vars.font.line.snug })

export const person = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: vars.space.s3 })
export const personWords = style({ flex: '1 1 140px', minInlineSize: 0 })
/** The ways to somebody, below who they are. */
export const contact = style({
  flexBasis: '100%',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s3,
})
export const name = style({
  fontSize: vars.font.size.body,
  lineHeight: vars.font.line.snug,
  fontWeight: vars.font.weight.semibold,
  overflowWrap: 'anywhere',
})

export const note = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s2,
  color: vars.color.muted,
  fontSize: vars.font.size.small,
})
export const noteIcon = style({ inlineSize: '18px', blockSize: '18px', flexShrink: 0 })

export const told = style({
  display: 'flex',
  gap: vars.space.s2,
  padding: vars.space.s4,
  borderRadius: vars.radius.medium,
  color: vars.color.text,
  background: vars.color.infoSoft,
})

export const quote = style({
  margin: 0,
  paddingInlineStart: vars.space.s3,
  borderInlineStart: `${vars.size.borderStrong} solid ${vars.color.line}`,
})

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: `${vars.space.s2} ${vars.space.s5}`,
  inlineSize: '100%',
})
export const barWords = style({ fontWeight: vars.font.weight.semibold })
