import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } })
const breathe = keyframes({ '50%': { opacity: 0.55 } })

/** Invisible for the first 150 ms: what loads sooner needs no stand-in. */
export const late = style({ animation: `${appear} 1ms linear ${vars.motion.quick} both` })

export const bone = style({
  display: 'block',
  borderRadius: vars.radius.small,
  background: vars.color.sunken,
  animation: `${breathe} 1600ms ease-in-out infinite`,
})
export const round = style([bone, { borderRadius: vars.radius.round }])
