import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../src/ui/theme/theme.css.ts'

const { color, font, radius, size, space } = vars

export const dialog = style({
  inlineSize: '100vw',
  blockSize: '100dvh',
  maxInlineSize: 'none',
  maxBlockSize: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  color: color.onViewer,
  background: color.viewer,
  overflow: 'hidden',
  selectors: { '&[open]': { display: 'flex', flexDirection: 'column' }, '&::backdrop': { background: color.viewer } },
})
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s3,
  padding: `${space.s2} ${space.s4}`,
})
export const title = style({ fontSize: font.size.body })
export const what = style({ flex: 1, fontSize: font.size.small, opacity: 0.85 })
export const button = style({
  minBlockSize: size.touch,
  paddingInline: space.s4,
  color: 'inherit',
  background: 'transparent',
  border: `${size.border} solid currentcolor`,
  borderRadius: radius.small,
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outlineColor: color.onViewer } },
})
export const stage = style({
  flex: 1,
  minBlockSize: 0,
  overflow: 'auto',
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.s6,
  padding: space.s4,
})
export const side = style({
  display: 'grid',
  gap: space.s2,
  flex: '0 1 auto',
  minInlineSize: '240px',
  marginInline: 'auto',
  fontSize: font.size.small,
})
export const picture = style({ maxInlineSize: '100%', blockSize: 'auto', borderRadius: radius.small })

/** Nothing of the page shows beside it, not even where its scroll bar stood. */
globalStyle(`html:has(${dialog}[open])`, { background: color.viewer })
