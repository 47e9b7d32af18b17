import { style } from '@vanilla-extract/css'
import { iconButton } from '../../ui/button.css.ts'
import { media } from '../../ui/theme/media.ts'
import { vars } from '../../ui/theme/theme.css.ts'
import * as mix from '../../ui/theme/mixins.ts'

/** A globe on a phone; on a desk, the language with it. */
export const button = style([
  iconButton.onHeader,
  {
    '@media': {
      [media.desk]: {
        ...mix.row('s2'),
        display: 'inline-flex',
        inlineSize: 'auto',
        paddingInline: vars.space.s3,
        ...mix.type({ size: 'small', weight: 'semibold' }),
      },
    },
  },
])

const onDesk = { display: 'none', '@media': { [media.desk]: { display: 'block' } } } as const

export const present = style(onDesk)
export const down = style({ ...onDesk, ...mix.square('16px') })

export const row = style({
  display: 'flex',
  justifyContent: 'flex-end',
  inlineSize: '100%',
  maxInlineSize: vars.size.page,
  marginInline: 'auto',
  paddingInline: vars.space.s2,
  // With the room of the button itself, the edge of what is below.
  '@media': { [media.desk]: { paddingInline: vars.space.s6 } },
})

export const offer = style({
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.s2,
  border: 'none',
  background: 'none',
  color: vars.color.accentText,
  fontSize: vars.font.size.small,
  cursor: 'pointer',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
})
