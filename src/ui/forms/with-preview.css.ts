import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/theme.css.ts'
import * as mix from '../theme/mixins.ts'

/** The form fills the screen, so that its last part can stay at the bottom of it. */
const alone = style({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  inlineSize: '100%',
  maxInlineSize: vars.size.form,
  marginInline: 'auto',
})

/** On a desk there is room for what is beside it. */
export const columns = style([
  alone,
  {
    '@media': {
      [media.desk]: {
        gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${vars.size.rail})`,
        columnGap: vars.space.s12,
        maxInlineSize: `calc(${vars.size.form} + ${vars.space.s12} + ${vars.size.rail})`,
      },
    },
  },
])

/** In view while the form scrolls. */
export const preview = style({
  display: 'none',
  '@media': {
    [media.desk]: {
      ...mix.column('s3'),
      position: 'sticky',
      insetBlockStart: `calc(${vars.size.header} + ${vars.space.s8})`,
      alignSelf: 'start',
      gridColumn: 2,
      gridRow: '1 / span 2',
    },
  },
})

/** Also before the preview is there. */
globalStyle(`${columns} > :not(${preview})`, { gridColumn: 1 })

export const label = style({ ...mix.type({ size: 'small', weight: 'semibold', line: 'snug' }) })
