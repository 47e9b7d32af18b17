import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../ui/theme/media.ts'
import { vars } from '../../ui/theme/theme.css.ts'
import * as mix from '../../ui/theme/mixins.ts'
import { entry } from '../../ui/lists/rows.css.ts'

/** Who it is, and below that what there is to do. */
export const columns = style({ ...mix.column('s6'), inlineSize: '100%', maxInlineSize: '960px', marginInline: 'auto' })

export const person = style({
  ...mix.column('s2'),
  alignItems: 'center',
  paddingBlockStart: vars.space.s2,
  textAlign: 'center',

  // A long mail address.
  overflowWrap: 'anywhere',
  '@media': {
    [media.desk]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      // The words stay together beside the picture.
      gridTemplateRows: '1fr auto 1fr',
      columnGap: vars.space.s5,
      rowGap: vars.space.s1,
      padding: vars.space.s5,
      border: mix.edge,
      borderRadius: vars.radius.large,
      background: vars.color.raised,
      boxShadow: vars.elevation.low,
      textAlign: 'start',
    },
  },
})
globalStyle(`${person} > h2`, { '@media': { [media.desk]: { alignSelf: 'end' } } })
/** At the end of the card, level with the words. */
export const act = style({
  marginBlockStart: vars.space.s3,
  '@media': { [media.desk]: { gridColumn: 3, gridRow: '1 / span 3', alignSelf: 'center', margin: 0 } },
})
/** Beside all the words on a desk. */
export const portrait = style({
  display: 'flex',
  '@media': { [media.desk]: { gridRow: '1 / span 3' } },
})

/** Below one another, in two columns where there is room. */
export const groups = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s6,
  alignItems: 'start',
  '@media': { [media.desk]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const column = style(mix.column('s6'))
export const group = style(mix.column('s2'))
export const heading = style({
  color: vars.color.muted,
  ...mix.type({ size: 'small', weight: 'bold', line: 'snug' }),
})

export const ending = style([entry, { color: vars.color.danger }])
