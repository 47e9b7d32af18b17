import { style } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

export const row = style({ inlineSize: '100%', border: 0, background: 'transparent', textAlign: 'start' })

/** A fixed height, so that the dialog does not move while searching. */
export const list = style({ blockSize: vars.size.pickerList })

/** The option selected with the arrow keys. */
export const active = style({
  background: vars.color.accentSoft,
  outline: `${vars.size.borderStrong} solid transparent`,
  outlineOffset: `calc(-1 * ${vars.size.borderStrong})`,
})

export const text = style({ flex: 1 })
export const chosen = style({ color: vars.color.accentText })
