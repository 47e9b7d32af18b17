import { style, styleVariants } from '@vanilla-extract/css'
import { media } from './theme/media.ts'
import { vars } from './theme/theme.css.ts'
import * as mix from './theme/mixins.ts'

/** Past the bar, for the keyboard: visible only while it has the focus. */
export const skip = style({
  position: 'fixed',
  zIndex: 20,
  insetBlockStart: vars.space.s2,
  insetInlineStart: vars.space.s2,
  paddingBlock: vars.space.s2,
  paddingInline: vars.space.s4,
  borderRadius: vars.radius.medium,
  color: vars.color.text,
  background: vars.color.raised,
  boxShadow: vars.elevation.high,
  // Its shadow would reach into the bar.
  selectors: { '&:not(:focus)': { transform: 'translateY(-200%)', boxShadow: 'none' } },
})

export const page = style({ ...mix.column(), minBlockSize: '100dvh' })

export const header = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 10,
  color: vars.color.onHeader,
  background: `linear-gradient(180deg, ${vars.color.headerStart}, ${vars.color.headerEnd})`,
  boxShadow: vars.elevation.middle,
  paddingBlockStart: 'env(safe-area-inset-top)',
})

/** Both sides have the same width, so that the title is centred on the page rather than in the remaining space. */
export const bar = style({
  display: 'grid',
  gridTemplateColumns: '1fr minmax(0, max-content) 1fr',
  alignItems: 'center',
  gap: vars.space.s2,
  minBlockSize: vars.size.header,
  maxInlineSize: vars.size.page,
  marginInline: 'auto',
  paddingInline: vars.space.s2,
  '@media': { [media.desk]: { paddingInline: vars.space.s4 } },
})

export const start = style({ display: 'flex', justifyContent: 'flex-start' })
export const end = style({ display: 'flex', justifyContent: 'flex-end', gap: vars.space.s1 })

export const title = style({
  ...mix.type({ size: 'lead', weight: 'semibold', tracking: 'tight' }),
  textAlign: 'center',
  paddingBlock: vars.space.s2,
})

/** The screen's content and the main action below it. */
export const frame = style({ flex: 1, ...mix.column(), selectors: { '&:focus': { outline: 'none' } } })

export const main = style({
  flex: 1,
  ...mix.column(),
  inlineSize: '100%',
  marginInline: 'auto',
  paddingInline: `max(${vars.space.s4}, env(safe-area-inset-left)) max(${vars.space.s4}, env(safe-area-inset-right))`,
  paddingBlock: `${vars.space.s5} ${vars.space.s8}`,
  '@media': { [media.desk]: { paddingInline: vars.space.s6, paddingBlock: `${vars.space.s8} ${vars.space.s12}` } },
})

export const room = styleVariants({
  /** A readable column. */
  form: { maxInlineSize: `calc(${vars.size.form} + 2 * ${vars.space.s6})` },
  /** Lists and pages of two columns. */
  page: { maxInlineSize: vars.size.page },
  /** Rows of a comparison. */
  wide: { maxInlineSize: vars.size.pageWide },
})

/** The main action stays within reach of the thumb, and takes up space at the end of the page. */
export const bottom = style({
  // Last to the eye, wherever it is for the keyboard.
  order: 1,
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 9,
  background: `color-mix(in srgb, ${vars.color.surface} 92%, transparent)`,
  backdropFilter: 'blur(10px)',
  borderBlockStart: mix.edge,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
})
/** Over content without an end only a phone has it. */
export const bottomOnPhone = style([bottom, { '@media': { [media.desk]: { display: 'none' } } }])

export const bottomInside = style({
  display: 'flex',
  justifyContent: 'center',
  gap: vars.space.s3,
  maxInlineSize: vars.size.page,
  marginInline: 'auto',
  paddingInline: vars.space.s4,
  paddingBlock: vars.space.s3,
})
