import { style } from '@vanilla-extract/css'
import { card as base } from '../../ui/lists/card.css.ts'
import { media } from '../../ui/theme/media.ts'
import { vars } from '../../ui/theme/theme.css.ts'
import * as mix from '../../ui/theme/mixins.ts'

export const row = style({ display: 'grid', minInlineSize: 0 })

export const card = style([
  base,
  {
    ...mix.column('s4'),
    padding: vars.space.s4,
    transition: `background-color ${vars.motion.quick} ${vars.motion.ease}, border-color ${vars.motion.quick} ${vars.motion.ease}`,
    '@media': {
      [media.hover]: { ':hover': { borderColor: vars.color.accent } },
    },
    selectors: { '&:active': { background: vars.color.sunken } },
  },
])

export const top = style({ display: 'flex', gap: vars.space.s3, alignItems: 'flex-start' })

export const thumbnail = style({
  flexShrink: 0,
  ...mix.square('72px'),
  borderRadius: vars.radius.medium,
  background: vars.color.sunken,
  objectFit: 'cover',
})

export const words = style({ ...mix.column(), gap: '2px', minInlineSize: 0, flex: 1 })

export const title = style({
  // As long as it is: with larger text, cutting it would lose words.
  overflowWrap: 'anywhere',
  textAlign: ['match-parent', '-webkit-match-parent'],
  ...mix.type({ size: 'body', weight: 'semibold', line: 'snug', tracking: 'tight' }),
})

/** The title is the link, so that its spoken name stays short, but the whole card can be pressed. */
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.large },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '1px' },
  },
})

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.s3,
  color: vars.color.muted,
  ...mix.type({ size: 'caption', line: 'body' }),
})

/** Plain text behind a sign. */
export const signed = style([facts, { flexWrap: 'nowrap', alignItems: 'center', columnGap: vars.space.s1 }])
export const sign = style({ flexShrink: 0, ...mix.square('16px') })

/** What waits for the reader. */
export const waits = style([
  signed,
  { color: vars.color.accentText, ...mix.type({ size: 'small', weight: 'semibold' }) },
])

export const place = style({ minInlineSize: 0, overflowWrap: 'anywhere' })

export const number = style({ fontVariantNumeric: 'tabular-nums' })

/** Badges that do not fit beside the budget wrap below it, from the end side. */
export const bottom = style({ ...mix.wrappingRow('s2'), justifyContent: 'flex-end', marginBlockStart: 'auto' })

export const budget = style({
  marginInlineEnd: 'auto',
  ...mix.type({ size: 'title', weight: 'bold', line: 'tight', tracking: 'tight' }),
  fontVariantNumeric: 'tabular-nums',
})
