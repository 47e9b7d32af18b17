import { style } from '@vanilla-extract/css'
import { bone } from '../../ui/lists/lists.css.ts'
import { media } from '../../ui/theme/media.ts'
import { vars } from '../../ui/theme/theme.css.ts'
import * as mix from '../../ui/theme/mixins.ts'

/** Three beside one another on a phone, all six where there is room. */
export const trades = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space.s2,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' } },
})

/** Its tiles are in the row of all. */
export const wanted = style({ display: 'contents' })

const high = { blockSize: '100%', minBlockSize: '104px' } as const

/** Its edge, its tick and its words tell that it is chosen. */
export const trade = style({
  ...mix.column('s2'),
  position: 'relative',
  ...high,
  inlineSize: '100%',
  padding: '2px',
  paddingBlockEnd: vars.space.s2,
  border: `${vars.size.borderStrong} solid transparent`,
  borderRadius: vars.radius.medium,
  color: vars.color.text,
  background: vars.color.raised,
  boxShadow: vars.elevation.low,
  ...mix.type({ size: 'caption', weight: 'semibold', line: 'snug' }),
  textAlign: 'center',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&[aria-invalid="true"]': { borderColor: vars.color.danger },
    '&:disabled': { color: vars.color.muted, cursor: 'not-allowed' },
  },
  '@media': { [media.hover]: { selectors: { '&:hover:enabled': { background: vars.color.accentSoft } } } },
})

export const chosen = style({
  borderColor: vars.color.accent,
  color: vars.color.accentText,
  background: vars.color.accentSoft,
  '@media': { [media.forcedColors]: { borderColor: 'Highlight' } },
})

const top = style({
  inlineSize: '100%',
  blockSize: '60px',
  borderRadius: vars.radius.small,
  background: vars.color.accentSoft,
})

export const picture = style([top, { objectFit: 'cover' }])

/** In the place of a picture. */
export const all = style([top, { ...mix.centered, color: vars.color.accentText }])

/** On the picture of the one that is chosen. */
export const tick = style({
  position: 'absolute',
  insetBlockStart: vars.space.s2,
  insetInlineEnd: vars.space.s2,
  ...mix.centered,
  ...mix.square('24px'),
  borderRadius: vars.radius.round,
  boxShadow: `0 0 0 2px ${vars.color.raised}`,
  color: vars.color.onAccent,
  background: vars.color.accent,
  vars: { [vars.size.icon]: '16px' },
})

export const name = style({ paddingInline: '2px', overflowWrap: 'anywhere' })

export const tradeBone = style([bone, { ...high, borderRadius: vars.radius.medium }])
