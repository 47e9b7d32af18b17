import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

const base = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  overflow: 'hidden',
  borderRadius: vars.radius.round,
  background: vars.color.accentSoft,
  color: vars.color.accentText,
  fontWeight: vars.font.weight.semibold,
  userSelect: 'none',
})

export const avatar = styleVariants({
  small: [base, { inlineSize: '36px', blockSize: '36px', fontSize: vars.font.size.small }],
  medium: [base, { inlineSize: vars.space.s12, blockSize: vars.space.s12, fontSize: vars.font.size.body }],
  large: [
    base,
    { inlineSize: vars.size.avatarLarge, blockSize: vars.size.avatarLarge, fontSize: vars.font.size.display },
  ],
})

export const picture = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
})
