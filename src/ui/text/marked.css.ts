import { style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/theme.css.ts'

export const mark = style({
  color: vars.color.text,
  background: vars.color.warningSoft,
  borderRadius: vars.radius.small,
  '@media': { [media.forcedColors]: { color: 'MarkText', background: 'Mark' } },
})
