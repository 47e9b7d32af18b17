import { style } from '@vanilla-extract/css'
import { vars } from '../ui/theme/theme.css.ts'

export const broken = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.s6,
  paddingBlock: vars.space.s12,
  fontSize: vars.font.size.lead,
  textAlign: 'center',
})

export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: vars.space.s3 })
