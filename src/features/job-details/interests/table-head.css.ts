import { style } from '@vanilla-extract/css'
import { media } from '../../../ui/theme/media.ts'
import { vars } from '../../../ui/theme/theme.css.ts'
import * as mix from '../../../ui/theme/mixins.ts'
import { columnGap, columns, tableRoom } from './columns.ts'

/** The heads are above the columns, and are gone where the rows are cards. */
export const row = style({
  display: 'none',
  '@media': {
    [media.desk]: {
      '@container': {
        [tableRoom]: {
          display: 'grid',
          gridTemplateColumns: columns,
          columnGap,
          alignItems: 'center',
          paddingInline: vars.space.s6,
          borderBlockEnd: mix.edge,
        },
      },
    },
  },
})

export const head = style({
  minInlineSize: 0,
  color: vars.color.muted,
  ...mix.type({ size: 'caption', weight: 'semibold', line: 'snug' }),
  selectors: {
    '&[aria-sort="ascending"], &[aria-sort="descending"]': { color: vars.color.text },
    '&:nth-child(6)': { textAlign: 'end' },
  },
})

/** The whole head is pressed, and begins and ends where its column does. */
export const sort = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2px',
  minBlockSize: vars.size.touch,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.small,
  color: 'inherit',
  background: 'none',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  '@media': { [media.hover]: { ':hover': { color: vars.color.accentText } } },
})

/** At the column that the rows are ordered by; the others keep its room. */
export const sign = style({ ...mix.square('16px'), flexShrink: 0 })
export const noSign = style([sign, { opacity: 0, selectors: { '*:is(:hover, :focus-visible) > &': { opacity: 0.5 } } }])
