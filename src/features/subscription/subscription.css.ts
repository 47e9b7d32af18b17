import { style } from '@vanilla-extract/css'
import { media } from '../../ui/theme/media.ts'
import { vars } from '../../ui/theme/theme.css.ts'
import * as mix from '../../ui/theme/mixins.ts'

const { color, font, radius, size, space } = vars

/** The membership, and on a desk beside it what follows and who renews it. */
export const columns = style({
  display: 'grid',
  gap: space.s5,
  '@media': {
    [media.desk]: {
      gridTemplateColumns: `minmax(0, 1fr) ${size.rail}`,
      gridTemplateRows: 'auto 1fr',
      gap: space.s6,
      alignItems: 'start',
    },
  },
})
export const side = style({
  ...mix.column('s5'),
  minInlineSize: 0,
  '@media': { [media.desk]: { gridColumn: 2, gridRow: '1 / span 2' } },
})

const bar = { blockSize: space.s2, borderRadius: radius.round } as const
export const track = style({
  ...bar,
  background: `color-mix(in srgb, ${color.onChoice} 30%, transparent)`,
  '@media': { [media.forcedColors]: { border: `${size.border} solid CanvasText` } },
})
export const passed = style({
  ...bar,
  background: color.onChoice,
  '@media': { [media.forcedColors]: { background: 'CanvasText', forcedColorAdjust: 'none' } },
})

export const dates = style({
  ...mix.wrappingRow('s2'),
  justifyContent: 'space-between',
  margin: 0,
  ...mix.type({ size: 'small', line: 'snug' }),
})
/** On a phone the words stand above the day. */
export const date = style({
  ...mix.column(),
  '@media': { [media.tablet]: { flexDirection: 'row', columnGap: space.s2 } },
  selectors: { '&:last-child': { textAlign: 'end' } },
})
export const day = style({ margin: 0, ...mix.type({ weight: 'bold' }) })
/** What matters most of it. */
export const left = style({
  ...mix.type({ size: 'display', weight: 'heavy', line: 'tight', tracking: 'tighter' }),
  marginBlockEnd: space.s1,
  fontVariantNumeric: 'tabular-nums',
})

export const given = style({
  border: mix.edge,
  borderRadius: radius.large,
  background: color.raised,
  boxShadow: vars.elevation.low,
})
export const membership = style({
  ...mix.column('s4'),
  borderRadius: radius.large,
  boxShadow: vars.elevation.low,
  padding: `${space.s6} ${space.s5}`,
  color: color.onChoice,
  background: `linear-gradient(135deg, ${color.choiceGreenStart}, ${color.choiceGreenEnd})`,
  '@media': { [media.desk]: { paddingInline: space.s6 } },
})
export const line = style({ ...mix.wrappingRow('s3'), justifyContent: 'space-between' })
export const status = style({
  ...mix.row('s1'),
  paddingBlock: space.s1,
  paddingInline: space.s3,
  border: `${size.border} solid currentColor`,
  borderRadius: radius.round,
  ...mix.type({ size: 'small', weight: 'semibold', line: 'tight' }),
})
export const sign = style(mix.square('1.1em'))

export const passedDays = style({
  marginBlockEnd: `calc(-1 * ${space.s2})`,
  ...mix.type({ size: 'small', line: 'snug' }),
  fontVariantNumeric: 'tabular-nums',
})

export const givesTitle = style({
  padding: `${space.s5} ${space.s5} 0`,
  ...mix.type({ size: 'lead', weight: 'semibold', line: 'snug', tracking: 'tight' }),
  '@media': { [media.desk]: { padding: `${space.s6} ${space.s6} 0` } },
})
export const gives = style({
  display: 'grid',
  paddingBlock: space.s2,
  '@media': {
    [media.desk]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', padding: space.s3 },
  },
})
/** Where there is a way, all of the row is its link. */
export const give = style({
  ...mix.row('s4'),
  position: 'relative',
  padding: `${space.s3} ${space.s5}`,
  borderRadius: radius.medium,
  '@media': {
    [media.desk]: { paddingInline: space.s3 },
  },
})
export const giveWords = style({ flex: 1, minInlineSize: 0 })
export const giveLink = style({
  color: color.accentText,
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: radius.medium },
})
export const giveSign = style({
  ...mix.centered,
  ...mix.square(size.avatar),
  flexShrink: 0,
  borderRadius: radius.round,
  color: color.accentText,
  background: color.accentSoft,
})
export const giveIcon = style(mix.square('20px'))
export const giveTitle = style({ fontSize: font.size.body, fontWeight: font.weight.semibold })

/** What a year costs. */
export const price = style({ ...mix.type({ size: 'title', weight: 'heavy', line: 'snug', tracking: 'tight' }) })

/** A long address. */
export const contact = style({
  color: color.muted,
  ...mix.type({ size: 'small', line: 'snug' }),
  textAlign: 'center',
  overflowWrap: 'anywhere',
})
