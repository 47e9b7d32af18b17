import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../../ui/theme/media.ts'
import { vars } from '../../../ui/theme/theme.css.ts'
import * as mix from '../../../ui/theme/mixins.ts'

export const box = style({
  ...mix.column('s3'),
  padding: vars.space.s4,
  borderRadius: vars.radius.large,
  background: vars.color.raised,
  '@media': { [media.desk]: { padding: `${vars.space.s5} ${vars.space.s6}` } },
})

/** The dialog over the page asks the same: two rows of stars would be one too many. */
globalStyle(`:root:has(dialog[open]) ${box}`, { display: 'none' })

export const stars = style({ display: 'flex', justifyContent: 'center', color: vars.color.star })
export const star = style({
  flex: '0 1 60px',
  ...mix.centered,
  minInlineSize: vars.size.touch,
  blockSize: vars.size.controlLarge,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.medium,
  color: 'inherit',
  background: 'none',
  fontSize: '2.25rem',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
})
/** Those up to the one that would be pressed are full. */
globalStyle(`${star}:is(:focus-visible, :has(~ ${star}:focus-visible)) path`, {
  fill: 'currentColor',
  clipPath: 'none',
})
globalStyle(`${star}:is(:hover, :has(~ ${star}:hover)) path`, {
  '@media': { [media.hover]: { fill: 'currentColor', clipPath: 'none' } },
})

export const hint = style({
  color: vars.color.muted,
  ...mix.type({ size: 'small', line: 'snug' }),
  textAlign: 'center',
})

export const foot = style({
  ...mix.wrappingRow('s3'),
  justifyContent: 'space-between',
  // Where there is nothing to take back, the one button is at the end.
  selectors: { '&:not(:has(:nth-child(2)))': { justifyContent: 'flex-end' } },
})
/** The words begin where the button's do. */
export const doubt = style({ ...mix.wrappingRow(), flex: '1 1 18rem', minInlineSize: 0 })
globalStyle(`${doubt} button`, { paddingInline: vars.space.s2, marginInlineStart: `calc(-1 * ${vars.space.s2})` })
export const until = style({ color: vars.color.muted, ...mix.type({ size: 'caption', line: 'snug' }) })
