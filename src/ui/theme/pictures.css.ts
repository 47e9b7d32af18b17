import { styleVariants, style } from '@vanilla-extract/css'
import { vars } from './theme.css.ts'
import * as mix from './mixins.ts'

const { color } = vars

/** The fill colours of pictures, by what they show. */
export const fill = styleVariants({
  ground: { fill: color.sunken },
  face: { fill: color.raised },
  soft: { fill: color.accentSoft },
  line: { fill: color.line },
  edge: { fill: color.lineStrong },
  accent: { fill: color.accent },
  deep: { fill: color.choiceGreenEnd },
  onChoice: { fill: color.onChoice },
  coin: { fill: color.coin },
  openFill: { fill: color.openFill },
  openText: { fill: color.openText },
  inprogressFill: { fill: color.inprogressFill },
  inprogressText: { fill: color.inprogressText },
  completedFill: { fill: color.completedFill },
  completedText: { fill: color.completedText },
})

/** The line colours of pictures. */
export const stroke = styleVariants({
  line: { stroke: color.line },
  edge: { stroke: color.lineStrong },
  face: { stroke: color.raised },
  soft: { stroke: color.accentSoft },
  coin: { stroke: color.coin },
  accentText: { stroke: color.accentText },
  onAccent: { stroke: color.onAccent },
  onChoice: { stroke: color.onChoice },
  green: { stroke: color.choiceGreenEnd },
  blue: { stroke: color.choiceBlueEnd },
})

export const icon = style({ ...mix.square(vars.size.icon), flexShrink: 0 })

/** Arrows point the way of the text. */
export const directional = style({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } })
