import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/theme.css.ts'

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  inlineSize: '100%',
  maxInlineSize: vars.size.page,
  marginInline: 'auto',
  paddingInline: vars.space.s2,
})

export const choice = style({
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.s2,
  border: 'none',
  background: 'none',
  color: vars.color.accentText,
  fontSize: vars.font.size.small,
  cursor: 'pointer',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  selectors: {
    '&[aria-pressed="true"]': {
      color: vars.color.text,
      fontWeight: vars.font.weight.semibold,
      textDecoration: 'none',
      cursor: 'default',
    },
  },
})
