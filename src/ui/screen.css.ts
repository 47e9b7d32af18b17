import { style, styleVariants } from '@vanilla-extract/css'
import { media } from './theme/media.ts'
import { vars } from './theme/theme.css.ts'
import * as mix from './theme/mixins.ts'

/** Past the bar, for the keyboard: visible only while it has the focus. */
export const skip = style({
  position: 'fixed',
  zIndex: vars.layer.popover,
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
  viewTransitionName: 'header',
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.header,
  color: vars.color.onHeader,
  background: `linear-gradient(180deg, ${vars.color.headerStart}, ${vars.color.headerEnd})`,
  boxShadow: vars.elevation.middle,
  paddingBlockStart: 'env(safe-area-inset-top)',
})

/** Both sides have the same width, so that the title is centred on the window rather than in the remaining space. */
export const bar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(max-content, 1fr) minmax(0, max-content) minmax(max-content, 1fr)',
  alignItems: 'center',
  gap: vars.space.s2,
  minBlockSize: vars.size.header,
  maxInlineSize: vars.size.page,
  marginInline: 'auto',
  paddingInline: '6px',
  '@media': {
    [media.desk]: { paddingInline: `calc(${vars.size.gutter} - ${vars.space.s3})` },
    [media.bar]: { paddingInline: vars.size.gutter, gap: vars.space.s4 },
  },
})

export const start = style({ display: 'flex', alignItems: 'center', '@media': { [media.bar]: { gap: vars.space.s2 } } })
export const end = style({ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: vars.space.s1 })
/** The arrow's own edge is past the grid of the content, so that its line begins on it. */
export const back = style({ '@media': { [media.bar]: { marginInlineStart: `calc(-1 * ${vars.space.s3})` } } })

export const title = style({
  ...mix.type({ size: 'lead', weight: 'bold', line: 'tight', tracking: 'tight' }),
  textAlign: 'center',
  paddingBlock: vars.space.s1,
})

/** The screen's content and the main action below it. */
export const frame = style({ flex: 1, ...mix.column(), selectors: { '&:focus': { outline: 'none' } } })

export const main = style({
  flex: 1,
  ...mix.column(),
  inlineSize: '100%',
  marginInline: 'auto',
  paddingInline: `max(${vars.size.gutter}, env(safe-area-inset-left)) max(${vars.size.gutter}, env(safe-area-inset-right))`,
  paddingBlock: `${vars.space.s5} ${vars.space.s8}`,
  '@media': { [media.desk]: { paddingBlock: `${vars.space.s8} ${vars.space.s16}` } },
})

const within = (inside: string) => ({ maxInlineSize: `calc(${inside} + 2 * ${vars.size.gutter})` })

export const room = styleVariants({
  /** A readable column. */
  form: within(vars.size.form),
  /** Two columns to read. */
  middle: within(vars.size.pageMiddle),
  /** Lists and comparisons. */
  page: { maxInlineSize: vars.size.page },
})

const atBottom = {
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.layer.dock,
  background: vars.color.raised,
  boxShadow: vars.elevation.dock,
} as const

/** The main action stays within reach of the thumb, and takes up space at the end of the page. */
export const bottom = style({ ...atBottom, paddingBlockEnd: 'env(safe-area-inset-bottom)' })

/**
 * Over a list without an end, on the tab bar: where the bar at the top has the action, this has none. It comes before the
 * list for the keyboard, after it for the eye. Scrolling down slides it away.
 */
export const bottomOfList = style({
  ...atBottom,
  order: 1,
  insetBlockEnd: `calc(${vars.size.tabBar} + env(safe-area-inset-bottom))`,
  transition: `transform ${vars.motion.calm} ${vars.motion.ease}`,
  selectors: { '&[data-away]': { transform: 'translateY(100%)', boxShadow: 'none' } },
  '@media': {
    [media.bar]: { display: 'none' },
    [media.calm]: { selectors: { '&[data-away]': { transform: 'none' } } },
  },
})

export const bottomInside = style({
  display: 'flex',
  justifyContent: 'center',
  gap: vars.space.s3,
  maxInlineSize: vars.size.pageMiddle,
  marginInline: 'auto',
  paddingInline: vars.size.gutter,
  paddingBlock: vars.space.s3,
})

/** The tab bar's room is there before its code. */
export const tabs = style({
  viewTransitionName: 'tabs',
  ...atBottom,
  minBlockSize: vars.size.tabBar,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  '@media': { [media.bar]: { display: 'none' } },
})

/** Where the content's own action takes their place on a phone. */
export const tabsAway = style([tabs, { '@media': { [media.phone]: { display: 'none' } } }])
