import { globalStyle, style } from '@vanilla-extract/css'
import * as screen from '../../ui/screen.css.ts'
import { media } from '../../ui/theme/media.ts'
import { chip } from '../../ui/lists/chips.css.ts'
import { wholeScreen } from '../../ui/lists/lists.css.ts'
import { listAlone } from './layout.css.ts'
import { vars } from '../../ui/theme/theme.css.ts'
import * as mix from '../../ui/theme/mixins.ts'

const { color, space } = vars

const all = style({ ...mix.column(), minInlineSize: 0, background: color.raised })

/** On a phone the list is as wide as the window, and scrolls with the page. */
export const page = style([all, { flex: 1 }])
globalStyle(`${screen.main}:has(> ${page})`, {
  paddingBlock: 0,
  paddingInline: 'env(safe-area-inset-left) env(safe-area-inset-right)',
})

/** On a desk it is a card while nothing stands beside it. */
globalStyle(`${listAlone} > ${page}`, {
  overflow: 'hidden',
  border: mix.edge,
  borderRadius: vars.radius.large,
  boxShadow: vars.elevation.low,
})

/** What is said in place of the list is on its ground. */
globalStyle(`${all} ${wholeScreen}`, { border: 'none', boxShadow: 'none' })

/** On a desk it scrolls on its own. */
export const pane = style([
  all,
  {
    minBlockSize: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    scrollbarWidth: 'thin',
    scrollbarColor: `${color.line} transparent`,
  },
])

export const tools = style({
  ...mix.column('s3'),
  paddingBlock: `${space.s4} ${space.s3}`,
  paddingInline: space.s4,
  selectors: {
    [`${pane} &`]: {
      position: 'sticky',
      insetBlockStart: 0,
      zIndex: vars.layer.sticky,
      background: color.raised,
    },
  },
})

/** The first four fit into the pane. */
globalStyle(`${pane} ${chip}`, { paddingInline: space.s3 })

/** Beside the edge of the window. */
export const notice = style({ paddingInline: space.s4 })

export const list = style({ listStyle: 'none', margin: 0, padding: 0 })

export const row = style({
  display: 'grid',
  gridTemplateColumns: `${space.s12} minmax(0, 1fr) auto`,
  gap: `2px ${space.s3}`,
  alignItems: 'start',
  paddingBlock: '14px',
  paddingInline: space.s4,
  borderBlockEnd: mix.edge,
  color: color.text,
  textDecoration: 'none',
  selectors: {
    '&:focus-visible': { outlineOffset: '-3px' },
    '&[aria-current]': { background: color.accentSoft },
    '&[aria-current]::before': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      inlineSize: '3px',
      background: color.accent,
    },
  },
  position: 'relative',
  '@media': {
    [media.hover]: { selectors: { '&:hover:not([aria-current])': { background: color.sunken } } },
    [media.forcedColors]: { selectors: { '&[aria-current]': { outline: '2px solid Highlight' } } },
  },
})

/** With whom, and at the corner about which job. */
export const faces = style({ gridRow: '1 / span 3', position: 'relative', display: 'flex', ...mix.square(space.s12) })
export const jobPicture = style({
  position: 'absolute',
  insetBlockEnd: '-4px',
  insetInlineEnd: '-4px',
  ...mix.square('22px'),
  borderRadius: vars.radius.small,
  boxShadow: `0 0 0 2px ${color.raised}`,
})

/** While conversations load. */
export const words = style({ ...mix.column(), gap: '2px', minInlineSize: 0 })

export const name = style({ ...mix.ownLine, ...mix.type({ size: 'body', weight: 'semibold', line: 'snug' }) })
export const job = style({ ...mix.ownLine, color: color.muted, ...mix.type({ size: 'caption', line: 'snug' }) })
/** Over the whole width that the picture leaves. */
export const excerpt = style({
  gridColumn: '2 / -1',
  display: 'flex',
  minInlineSize: 0,
  gap: space.s1,
  color: color.muted,
  ...mix.type({ size: 'small', line: 'snug' }),
})
/** What was said, cut at its own end whatever the direction of the words before it. */
export const said = style({ ...mix.ownLine, minInlineSize: 0 })
export const fresh = style({ fontWeight: vars.font.weight.bold })
export const freshExcerpt = style({ color: color.text, fontWeight: vars.font.weight.semibold })

const end = { gridColumn: 3, justifySelf: 'end', whiteSpace: 'nowrap' } as const
export const time = style({ ...end, gridRow: 1, color: color.muted, ...mix.type({ size: 'micro', line: 'snug' }) })
export const amount = style({
  ...end,
  gridRow: 2,
  color: color.muted,
  ...mix.type({ size: 'caption', line: 'snug' }),
  fontVariantNumeric: 'tabular-nums',
})
export const count = style({
  ...end,
  gridRow: 2,
  ...mix.centered,
  minInlineSize: '20px',
  minBlockSize: '20px',
  paddingInline: '6px',
  borderRadius: vars.radius.round,
  background: color.badge,
  color: color.onBadge,
  ...mix.type({ size: 'micro', weight: 'bold', line: 'tight' }),
  fontVariantNumeric: 'tabular-nums',
})
