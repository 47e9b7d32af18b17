import { style } from '@vanilla-extract/css'
import { media } from '../ui/theme/media.ts'
import { visuallyHidden } from '../ui/theme/text.css.ts'
import { vars } from '../ui/theme/theme.css.ts'
import * as mix from '../ui/theme/mixins.ts'
import { onHeaderFocus } from './home-link.css.ts'

const { color, space } = vars

/** Only where the bar has room for the navigation. */
const inBar = { display: 'none', '@media': { [media.bar]: { display: 'flex' } } } as const

export const navigation = style({ ...inBar, flexWrap: 'wrap' })

export const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s2,
  minBlockSize: vars.size.header,
  paddingInline: space.s3,
  color: color.onHeaderMuted,
  ...mix.type({ size: 'body', weight: 'semibold' }),
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&[aria-current]': { color: color.onHeader, boxShadow: `inset 0 -3px ${color.onHeader}` },
    '&:focus-visible': onHeaderFocus,
  },
  '@media': {
    [media.hover]: { ':hover': { color: color.onHeader } },
    [media.forcedColors]: { selectors: { '&[aria-current]': { outline: '2px solid Highlight' } } },
  },
})

export const search = style({
  display: 'none',
  '@media': { [media.bar]: { display: 'block', inlineSize: 'clamp(11rem, 16vw, 20rem)', marginInlineEnd: space.s2 } },
})

export const post = style({
  ...inBar,
  alignItems: 'center',
  gap: '6px',
  minBlockSize: vars.size.touch,
  marginInlineEnd: space.s2,
  paddingInline: `${space.s4} 18px`,
  borderRadius: vars.radius.round,
  color: color.onHeaderAction,
  background: color.headerAction,
  ...mix.type({ size: 'body', weight: 'bold' }),
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: { '&:focus-visible': { outlineColor: color.onHeader } },
})
export const postIcon = style({ ...mix.square('20px') })

/** A ring, so that a dark picture stands out from the bar. */
export const face = style({
  display: 'grid',
  borderRadius: vars.radius.round,
  boxShadow: `0 0 0 2px ${color.onHeaderMuted}`,
  '@media': {
    [media.bar]: { selectors: { '[aria-current] > &': { boxShadow: `0 0 0 3px ${color.onHeader}` } } },
  },
})

export const tabs = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, auto)',
  minBlockSize: vars.size.tabBar,
  maxInlineSize: '640px',
  marginInline: 'auto',
})

export const tab = style({
  position: 'relative',
  ...mix.column('s1'),
  alignItems: 'center',
  justifyContent: 'center',
  paddingBlock: space.s1,
  color: color.muted,
  ...mix.type({ size: 'micro', weight: 'semibold', line: 'tight' }),
  textAlign: 'center',
  textDecoration: 'none',
  WebkitTapHighlightColor: 'transparent',
  selectors: { '&[aria-current]': { color: color.accentText }, '&:focus-visible': { outlineOffset: '-3px' } },
})

export const tabIcon = style({
  position: 'relative',
  paddingBlock: '3px',
  paddingInline: '18px',
  borderRadius: vars.radius.round,
  transition: `background-color ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: { '[aria-current] > &': { background: color.accentSoft } },
  '@media': { [media.forcedColors]: { selectors: { '[aria-current] > &': { outline: '2px solid Highlight' } } } },
})

/** At the upper end of the tab's icon. */
export const tabCount = style({ position: 'absolute', insetBlockStart: '-4px', insetInlineEnd: '4px' })

/** It grows from the end, over the bell. Anything beside the bell would cover it. From right to left it keeps more away from the picture. */
export const count = style({
  position: 'absolute',
  insetBlockStart: '1px',
  insetInlineEnd: 0,
  selectors: { '[dir="rtl"] &': { insetInlineEnd: vars.space.s1 } },
  borderRadius: vars.radius.round,
  boxShadow: `0 0 0 2px ${color.headerStart}`,
})

/** For screen readers; sighted readers see the count. */
export const said = visuallyHidden
