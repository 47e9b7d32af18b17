import { style } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'
import * as mix from '../theme/mixins.ts'

/** Native checkboxes and radio buttons in our colour, so that forced colours, zoom and themes work. */
export const box = style({
  ...mix.square('22px'),
  margin: 0,
  flexShrink: 0,
  accentColor: vars.color.accent,
  cursor: 'pointer',
})

export const line = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.s3,
  minBlockSize: vars.size.touch,
  paddingBlock: vars.space.s3,
  lineHeight: vars.font.line.snug,
  cursor: 'pointer',
})

/** As wide as the headings of other fields. */
export const legend = style({ inlineSize: '100%' })

export const choice = style({
  ...mix.row('s3'),
  minBlockSize: vars.size.touch,
  lineHeight: vars.font.line.snug,
  cursor: 'pointer',
})
