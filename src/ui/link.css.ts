import { style } from '@vanilla-extract/css'
import { media } from './theme/media.ts'
import { vars } from './theme/theme.css.ts'

export const link = style({
  color: vars.color.accentText,
  fontWeight: vars.font.weight.semibold,
  textDecorationLine: 'underline',
  textDecorationColor: `color-mix(in srgb, ${vars.color.accentText} 35%, transparent)`,
  textUnderlineOffset: '0.2em',
  textDecorationThickness: '1px',
  borderRadius: vars.radius.small,
  '@media': { [media.hover]: { ':hover': { textDecorationColor: vars.color.accentText } } },
})

/** A separate link is large enough for a thumb. */
export const standalone = style([
  link,
  { display: 'inline-flex', alignItems: 'center', minBlockSize: vars.size.touch, gap: vars.space.s1 },
])
