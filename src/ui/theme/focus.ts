import { vars } from './theme.css.ts'

/** A focus ring inside a control's own edge, for fields and for tiles that touch their neighbours. */
export const innerFocus = {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: '-1px',
} as const
