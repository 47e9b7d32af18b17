import { style } from '@vanilla-extract/css'
import { media } from '../../ui/theme/media.ts'
import { vars } from '../../ui/theme/theme.css.ts'
import * as mix from '../../ui/theme/mixins.ts'

const { color, elevation, motion, radius, size, space } = vars

/** On a phone from edge to edge, right below the bar: past the padding of the screen. */
const bleed = {
  marginBlockStart: `calc(-1 * ${space.s5})`,
  marginInline: `calc(-1 * max(${size.gutter}, env(safe-area-inset-left))) calc(-1 * max(${size.gutter}, env(safe-area-inset-right)))`,
} as const
const inPage = { marginBlockStart: 0, marginInline: 0, borderRadius: radius.huge, overflow: 'hidden' } as const

/** Where there are no pictures: what the logo lies on. */
export const band = style({
  ...bleed,
  blockSize: '96px',
  background: `linear-gradient(135deg, ${color.accentEdge}, ${color.accentSoft})`,
  '@media': { [media.desk]: { ...inPage, blockSize: '120px' } },
})

/** While it is not known what there is. */
export const bone = style({
  ...bleed,
  blockSize: '216px',
  '@media': { [media.desk]: { ...inPage, blockSize: '320px' } },
})

/** The first picture is the largest; how the others lie beside it follows from how many there are. */
export const mosaic = style({
  ...bleed,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s2,
  '@media': {
    [media.desk]: {
      ...inPage,
      gridTemplateRows: '156px 156px',
      selectors: {
        '&:has(> :nth-child(2))': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
        '&:has(> :nth-child(3))': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' },
        '&:has(> :nth-child(4))': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)' },
      },
    },
  },
})
export const item = style({
  minInlineSize: 0,
  selectors: { '&:not(:first-child)': { display: 'none' } },
  '@media': {
    [media.desk]: {
      selectors: {
        '&:not(:first-child)': { display: 'block' },
        '&:first-child': { gridRow: 'span 2' },
        '&:nth-child(2):last-child': { gridRow: 'span 2' },
        '&:nth-child(4):last-child': { gridColumn: 'span 2' },
      },
    },
  },
})
export const tile = style({
  position: 'relative',
  display: 'block',
  inlineSize: '100%',
  blockSize: '216px',
  padding: 0,
  border: 0,
  background: color.sunken,
  overflow: 'hidden',
  cursor: 'zoom-in',
  WebkitTapHighlightColor: 'transparent',
  selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
  '@media': { [media.desk]: { blockSize: '100%' } },
})
export const picture = style({
  display: 'block',
  ...mix.square('100%'),
  objectFit: 'cover',
  transition: `transform ${motion.calm} ${motion.ease}`,
  '@media': { [media.hover]: { selectors: { [`${tile}:hover &`]: { transform: 'scale(1.03)' } } } },
})

const sign = {
  position: 'absolute',
  insetBlockEnd: space.s3,
  insetInlineEnd: space.s3,
  ...mix.type({ size: 'caption', weight: 'semibold', line: 'snug' }),
} as const
/** On a phone, where only the first one is there: that there are others. */
export const counter = style({
  ...sign,
  paddingBlock: space.s1,
  paddingInline: space.s3,
  borderRadius: radius.round,
  color: color.onViewer,
  background: color.viewer,
  '@media': { [media.desk]: { display: 'none' } },
})
/** On the last one, which leads to those that have no place here. */
export const more = style({
  ...sign,
  ...mix.row('s2'),
  minBlockSize: size.touch,
  maxInlineSize: `calc(100% - 2 * ${space.s3})`,
  paddingInline: space.s4,
  borderRadius: radius.medium,
  color: color.text,
  background: color.raised,
  boxShadow: elevation.middle,
})
export const moreIcon = style({ ...mix.square(space.s4), flexShrink: 0 })
