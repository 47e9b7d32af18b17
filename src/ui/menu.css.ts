import { style, styleVariants } from '@vanilla-extract/css'
import { media } from './theme/media.ts'
import { vars } from './theme/theme.css.ts'
import * as mix from './theme/mixins.ts'

/** Below its button where the browser can say so; else in the middle of the window, as popovers are by nature. */
export const menu = style({
  minInlineSize: '200px',
  maxInlineSize: `calc(100vw - 2 * ${vars.size.gutter})`,
  padding: vars.space.s1,
  border: mix.edge,
  borderRadius: vars.radius.medium,
  color: vars.color.text,
  background: vars.color.raised,
  boxShadow: vars.elevation.high,
  '@supports': {
    '(position-area: block-end span-inline-start)': {
      inset: 'auto',
      margin: `${vars.space.s1} 0`,
      positionArea: 'block-end span-inline-start',
      positionTryFallbacks: 'flip-block, flip-inline, flip-block flip-inline',
    },
  },
})

const item = style({
  ...mix.row('s3'),
  inlineSize: '100%',
  minBlockSize: vars.size.touch,
  paddingBlock: vars.space.s2,
  paddingInline: vars.space.s3,
  border: 'none',
  borderRadius: vars.radius.small,
  background: 'transparent',
  ...mix.type({ size: 'body', weight: 'semibold', line: 'snug' }),
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
  '@media': { [media.hover]: { ':hover': { background: vars.color.sunken } } },
})

export const items = styleVariants({ plain: vars.color.text, danger: vars.color.danger }, (color) => [item, { color }])

/** At the end of what holds now. */
export const tick = style({ ...mix.square('20px'), marginInlineStart: 'auto', color: vars.color.accentText })
