import { style } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

export const form = style({ display: 'flex', flexDirection: 'column', gap: vars.space.s5 })

export const formError = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.s3,
  padding: vars.space.s4,
  borderRadius: vars.radius.medium,
  background: vars.color.dangerSoft,
  color: vars.color.danger,
  fontWeight: vars.font.weight.medium,
  lineHeight: vars.font.line.snug,
  // A long address must not make the screen scroll sideways.
  overflowWrap: 'anywhere',
})

export const notice = style([
  formError,
  { background: vars.color.infoSoft, color: vars.color.info, fontSize: vars.font.size.small },
])

export const section = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s5,
  selectors: {
    '& + &': {
      marginBlockStart: vars.space.s3,
      paddingBlockStart: vars.space.s8,
      borderBlockStart: `${vars.size.border} solid ${vars.color.line}`,
    },
  },
})

export const sectionTitle = style({
  fontSize: vars.font.size.lead,
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.line.snug,
  letterSpacing: vars.font.tracking.tight,
})
