import { vars } from './theme.css.ts'

/** A focus ring inside a control's edge, for fields and for tiles that touch. */
export const innerFocus = {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: '-1px',
} as const
