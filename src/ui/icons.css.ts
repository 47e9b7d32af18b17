import { style } from '@vanilla-extract/css'
import { vars } from './theme/theme.css.ts'

export const icon = style({ inlineSize: vars.size.icon, blockSize: vars.size.icon, flexShrink: 0 })

/** Arrows point the way of the text. */
export const directional = style({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } })
