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

export const sectionTitle = style({ ...mix.type({ size: 'lead', weight: 'bold', line: 'snug', tracking: 'tight' }) })
