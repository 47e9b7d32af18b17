import { style } from '@vanilla-extract/css'
import { media } from '../../ui/theme/media.ts'
import { vars } from '../../ui/theme/theme.css.ts'

export const page = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s6,
  inlineSize: '100%',
  maxInlineSize: vars.size.form,
  marginInline: 'auto',
  '@media': { [media.desk]: { maxInlineSize: '760px', justifyContent: 'center' } },
})

export const lead = style({ textAlign: 'center', paddingBlockStart: vars.space.s3 })

export const choices = style({
  display: 'grid',
  gap: vars.space.s4,
  '@media': { [media.desk]: { gridTemplateColumns: '1fr 1fr', gap: vars.space.s6 } },
})

export const back = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: vars.space.s2,
  color: vars.color.muted,
})
