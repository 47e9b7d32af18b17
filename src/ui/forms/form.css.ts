import { style } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'
import * as mix from '../theme/mixins.ts'

export const form = style({ ...mix.column('s5') })

export const formError = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.s3,
  padding: vars.space.s4,
  borderRadius: vars.radius.medium,
  background: vars.color.dangerSoft,
  color: vars.color.danger,
  ...mix.type({ weight: 'semibold', line: 'snug' }),

  // A long address must not make the screen scroll sideways.
  overflowWrap: 'anywhere',
})

export const notice = style([
  formError,
  { background: vars.color.infoSoft, color: vars.color.info, fontSize: vars.font.size.small },
])

export const section = style({
  ...mix.column('s5'),
  selectors: {
    '& + &': {
      marginBlockStart: vars.space.s3,
      paddingBlockStart: vars.space.s8,
      borderBlockStart: mix.edge,
    },
  },
})

export const sectionTitle = style({
  ...mix.row('s3'),
  ...mix.type({ size: 'lead', weight: 'bold', line: 'snug', tracking: 'tight' }),
})

/** Which part of the form it is; a tick once it is complete. */
export const number = style({
  ...mix.centered,
  flex: 'none',
  ...mix.square(vars.space.s8),
  borderRadius: vars.radius.round,
  color: vars.color.accentText,
  background: vars.color.accentSoft,
  ...mix.type({ size: 'small', weight: 'heavy' }),
})
export const complete = style([number, { color: vars.color.onAccent, background: vars.color.accent }])
export const tick = style(mix.square('18px'))
