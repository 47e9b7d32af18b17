import { style } from '@vanilla-extract/css'
import { vars } from '../ui/theme/theme.css.ts'
import * as mix from '../ui/theme/mixins.ts'

export const broken = style({
  ...mix.column('s6'),
  alignItems: 'center',
  paddingBlock: vars.space.s12,
  fontSize: vars.font.size.lead,
  textAlign: 'center',
})

/** Its room is there, whether or not it can be fetched. */
export const picture = style({ inlineSize: '160px', blockSize: '128px', color: vars.color.accentText })

export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: vars.space.s3 })

export const notice = style({
  ...mix.row('s2'),
  justifyContent: 'center',
  paddingBlock: vars.space.s2,
  paddingInline: vars.space.s4,
  color: vars.color.text,
  background: vars.color.infoSoft,
  ...mix.type({ size: 'small', line: 'snug' }),
})

export const sign = style({ flexShrink: 0, ...mix.square('20px'), color: vars.color.info })
