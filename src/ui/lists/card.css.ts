import { style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/theme.css.ts'
import * as mix from '../theme/mixins.ts'

export const card = style({
  position: 'relative',
  padding: vars.space.s4,
  border: mix.edge,
  borderRadius: vars.radius.large,
  background: vars.color.raised,
  boxShadow: vars.elevation.low,
  minInlineSize: 0,
  '@media': { [media.desk]: { padding: vars.space.s6 } },
})

/** A card that is a link as a whole. */
export const cardLink = style([
  card,
  {
    display: 'block',
    color: 'inherit',
    textDecoration: 'none',
    transition: `box-shadow ${vars.motion.quick} ${vars.motion.ease}, border-color ${vars.motion.quick} ${vars.motion.ease}`,
    WebkitTapHighlightColor: 'transparent',
    '@media': { [media.hover]: { ':hover': { boxShadow: vars.elevation.middle, borderColor: vars.color.lineStrong } } },
    selectors: { '&:active': { background: vars.color.sunken } },
  },
])

export const divider = style({ blockSize: vars.size.border, border: 0, margin: 0, background: vars.color.line })
