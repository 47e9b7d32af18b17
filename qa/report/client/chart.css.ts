import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../src/ui/theme/theme.css.ts'

const { color, elevation, font, radius, size, space } = vars

export const figure = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s3 })
export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s4,
  fontSize: font.size.small,
})
export const key = style({ display: 'inline-flex', alignItems: 'center', gap: space.s2 })

/** How an arrow looks: by its colour and by its dashes. */
const arrows = {
  walked: { stroke: color.openText, strokeDasharray: 'none' },
  failed: { stroke: color.danger, strokeDasharray: 'none', strokeWidth: '3.5px' },
  headless: { stroke: color.info, strokeDasharray: '7 4' },
  missing: { stroke: color.warning, strokeDasharray: '2 5' },
} as const

export const line = style({
  inlineSize: space.s8,
  borderBlockStart: '3px solid',
  selectors: {
    '&[data-mark=well]': { borderColor: color.openText },
    '&[data-mark=failed]': { borderColor: color.danger },
    '&[data-mark=headless]': { borderColor: color.info, borderBlockStartStyle: 'dashed' },
    '&[data-mark=missing]': { borderColor: color.warning, borderBlockStartStyle: 'dotted' },
  },
})

const canvas = style({
  overflow: 'auto',
  maxBlockSize: '80vh',
  padding: space.s4,
  background: color.raised,
  borderRadius: radius.medium,
  boxShadow: elevation.low,
})
export const whole = style([canvas])
export const full = style([canvas])
globalStyle(`${whole} svg`, { inlineSize: '100%', blockSize: 'auto', maxBlockSize: '70vh', marginInline: 'auto' })
globalStyle(`${full} svg`, { maxInlineSize: 'none !important', inlineSize: 'var(--chart-width)', blockSize: 'auto' })

for (const [mark, look] of Object.entries(arrows)) {
  globalStyle(`${canvas} path[data-mark=${mark}]`, look)
}
globalStyle(`${canvas} svg`, { fontSize: '15px' })
globalStyle(`${canvas} path.transition`, { fill: 'none !important', strokeWidth: '2px' })
globalStyle(`${canvas} path.transition:not([data-mark])`, { stroke: color.lineStrong })
globalStyle(`${canvas} path[data-mark=failed]`, { strokeWidth: '3.5px' })
globalStyle(`${canvas} marker path`, { fill: color.muted, stroke: color.muted })
globalStyle(
  `${canvas} .node rect, ${canvas} .node .outer-path path, ${canvas} .cluster rect, ${canvas} .node polygon`,
  {
    fill: `${color.surface} !important`,
    stroke: `${color.lineStrong} !important`,
  },
)
globalStyle(`${canvas} .statediagram-cluster rect`, { fill: color.surface, stroke: color.lineStrong, rx: '6px' })
globalStyle(`${canvas} .statediagram-cluster rect.inner`, { fill: color.raised, stroke: 'none', rx: '6px' })
globalStyle(`${canvas} .node circle`, { fill: `${color.text} !important`, stroke: `${color.text} !important` })
globalStyle(`${canvas} .node line, ${canvas} .node .divider`, { stroke: `${color.lineStrong} !important` })
globalStyle(`${canvas} text, ${canvas} tspan`, { fill: `${color.text} !important` })
globalStyle(`${canvas} foreignObject div, ${canvas} foreignObject span, ${canvas} foreignObject p`, {
  color: `${color.text} !important`,
  background: 'transparent',
  lineHeight: 1.5,
  margin: 0,
})
globalStyle(`${canvas} .edgeLabel p, ${canvas} .edgeLabel span.edgeLabel`, { background: `${color.raised} !important` })
globalStyle(`${canvas} a:hover text, ${canvas} a:hover p`, { textDecoration: 'underline' })

export const resize = style({
  marginInlineStart: 'auto',
  minBlockSize: '36px',
  paddingInline: space.s3,
  color: color.text,
  background: color.raised,
  border: `${size.border} solid ${color.lineStrong}`,
  borderRadius: radius.small,
  cursor: 'pointer',
})
