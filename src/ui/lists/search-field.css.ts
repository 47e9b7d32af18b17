import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'
import * as mix from '../theme/mixins.ts'

const { color, space } = vars

const pill = style({
  ...mix.row(),
  minBlockSize: vars.size.touch,
  border: `${vars.size.border} solid`,
  borderRadius: vars.radius.round,
})
export const search = styleVariants({
  page: [
    pill,
    {
      borderColor: color.lineStrong,
      background: color.raised,
      color: color.muted,
      selectors: { '&:has(input:focus)': mix.innerFocus },
    },
  ],
  bar: [
    pill,
    {
      color: color.onHeaderMuted,
      selectors: { '&:has(input:focus)': { ...mix.innerFocus, outlineColor: color.onHeader } },
    },
  ],
})
export const label = style({ ...mix.row('s3'), flex: 1, minInlineSize: 0, paddingInlineStart: space.s4 })
export const icon = style({ flexShrink: 0, ...mix.square('20px') })
const bare = style({
  flex: 1,
  minInlineSize: 0,
  minBlockSize: `calc(${vars.size.touch} - 2 * ${vars.size.border})`,
  paddingInlineEnd: space.s4,
  border: 0,
  borderRadius: vars.radius.round,
  background: 'transparent',
  ...mix.type({ size: 'body' }),
  selectors: {
    '&::placeholder': { opacity: 1 },
    // The ring is around the whole field.
    '&:focus': { outline: 'none' },
    // It has a way to clear it of its own, in all browsers.
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
})
export const field = styleVariants({
  page: [bare, { color: color.text, selectors: { '&::placeholder': { color: color.muted } } }],
  bar: [bare, { color: color.onHeader, selectors: { '&::placeholder': { color: color.onHeaderMuted } } }],
})
