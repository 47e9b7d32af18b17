import { style } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

/** Scanners want dark on light. */
export const qr = style({
  inlineSize: 'min(100%, 220px)',
  borderRadius: vars.radius.small,
  color: vars.color.viewer,
  fill: 'currentColor',
  background: vars.color.onViewer,
})
