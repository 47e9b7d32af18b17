import { style } from '@vanilla-extract/css'
import { media } from '../../ui/theme/media.ts'
import { vars } from '../../ui/theme/theme.css.ts'
import * as mix from '../../ui/theme/mixins.ts'

export const lead = style({ ...mix.column('s2'), marginBlockEnd: vars.space.s6 })

/** Last to the eye, but where the buttons stay at the bottom of the screen. */
export const login = style({
  marginBlockStart: vars.space.s4,
  textAlign: 'center',
  color: vars.color.muted,
  '@media': { [media.tablet]: { order: 1, marginBlockStart: 0 } },
})
