import { style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/theme.css.ts'
import * as mix from '../theme/mixins.ts'

export const choices = style({ ...mix.column('s1'), marginInline: `calc(-1 * ${vars.space.s3})` })

export const choice = style({
  ...mix.row('s3'),
  justifyContent: 'space-between',
  inlineSize: '100%',
  minBlockSize: vars.size.control,
  paddingInline: vars.space.s3,
  border: 0,
  borderRadius: vars.radius.medium,
  background: 'transparent',
  textAlign: 'start',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  '@media': { [media.hover]: { ':hover': { background: vars.color.sunken } } },
  selectors: {
    '&[aria-pressed="true"]': {
      color: vars.color.accentText,
      background: vars.color.accentSoft,
      fontWeight: vars.font.weight.semibold,
    },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
})
