import { createVar, style, styleVariants } from '@vanilla-extract/css'
import { vars } from './theme/theme.css.ts'

const { color } = vars
const [ground, sign] = [createVar(), createVar()]

/** White in the green bar, green on a page. */
export const mark = styleVariants({
  bar: { flexShrink: 0, vars: { [ground]: color.headerAction, [sign]: color.choiceGreenStart } },
  page: { flexShrink: 0, vars: { [ground]: color.choiceGreenStart, [sign]: color.onChoice } },
})
export const tile = style({ fill: ground })
export const tick = style({ stroke: sign })
export const coin = style({ fill: color.coin })
