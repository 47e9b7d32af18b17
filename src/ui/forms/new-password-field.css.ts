import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

const base = style({ fontWeight: vars.font.weight.bold })

/** The word says it; the colour only helps. */
export const strength = styleVariants(
  { weak: vars.color.danger, fair: vars.color.warning, good: vars.color.accentText, strong: vars.color.accentText },
  (color) => [base, { color }],
)
