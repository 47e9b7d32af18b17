import { keyframes, style } from '@vanilla-extract/css'
import { vars } from './theme/theme.css.ts'
import * as mix from './theme/mixins.ts'

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })

export const spinner = style({
  display: 'inline-block',
  flexShrink: 0,
  ...mix.square('1.25em'),
  borderRadius: vars.radius.round,
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  animation: `${turn} 700ms linear infinite`,
})

export const centred = style({
  display: 'flex',
  justifyContent: 'center',
  paddingBlock: vars.space.s6,
  color: vars.color.accentText,
  fontSize: vars.font.size.headline,
})
