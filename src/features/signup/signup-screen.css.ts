import { style } from '@vanilla-extract/css'
import { media } from '../../ui/theme/media.ts'
import { vars } from '../../ui/theme/theme.css.ts'
import * as mix from '../../ui/theme/mixins.ts'

export const lead = style({ ...mix.column('s2'), marginBlockEnd: vars.space.s6 })

export const login = style({
  marginBlockStart: vars.space.s4,
  textAlign: 'center',
  color: vars.color.muted,
})

/** Last to the eye, but where the buttons stay at the bottom of the screen. */
export const loginInForm = style([login, { '@media': { [media.tablet]: { order: 1, marginBlockStart: 0 } } }])

/** The form fills the screen, so that its last part can stay at the bottom of it; on a desk there is room for what is beside it. */
export const filling = style({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  inlineSize: '100%',
  maxInlineSize: vars.size.form,
  marginInline: 'auto',
  '@media': {
    [media.desk]: {
      gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${vars.size.rail})`,
      columnGap: vars.space.s12,
      maxInlineSize: `calc(${vars.size.form} + ${vars.space.s12} + ${vars.size.rail})`,
    },
  },
})
