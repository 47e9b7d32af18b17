import { createVar, globalStyle, style } from '@vanilla-extract/css'
import * as mix from '../theme/mixins.ts'
import { media } from '../theme/media.ts'
import { vars } from '../theme/theme.css.ts'

export const field = style({ ...mix.column('s2'), minInlineSize: 0 })

export const heading = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.s2,
})

export const label = style({ ...mix.type({ size: 'small', weight: 'semibold', line: 'snug' }) })

/** The label of a group. A fieldset positions its legend itself, so the gap is a margin. */
export const legend = style([label, { marginBlockEnd: vars.space.s2 }])

export const aside = style({ ...mix.type({ size: 'caption', line: 'snug' }), color: vars.color.muted })

export const error = style({
  display: 'flex',
  gap: vars.space.s1,
  alignItems: 'flex-start',
  ...mix.type({ size: 'small', line: 'snug' }),
  color: vars.color.danger,
})

export const errorIcon = style({ ...mix.square('1.25em'), flexShrink: 0 })

/** The border of a control: stronger under the pointer, red if there is an error. */
const edge = createVar()

export const control = style({
  vars: { [edge]: vars.color.lineStrong },
  display: 'block',
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: vars.size.control,
  paddingBlock: vars.space.s3,
  paddingInline: vars.space.s4,
  border: `${vars.size.border} solid ${edge}`,
  borderRadius: vars.radius.medium,
  background: vars.color.raised,
  color: vars.color.text,
  ...mix.type({ size: 'body', line: 'snug' }),

  // What is typed keeps its own direction, aligned where the page's lines begin.
  unicodeBidi: 'plaintext',
  textAlign: ['match-parent', '-webkit-match-parent'],
  transition: `border-color ${vars.motion.quick} ${vars.motion.ease}, box-shadow ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: {
    '&::placeholder': { color: vars.color.muted, opacity: 1 },
    // What a browser writes into an empty day is a placeholder, too.
    '&[type="date"][value=""]:not(:focus)': { color: vars.color.muted },
    '&:focus-visible': mix.innerFocus,
    '&[aria-invalid="true"]': {
      vars: { [edge]: vars.color.danger },
      boxShadow: `inset 0 0 0 1px ${vars.color.danger}`,
    },
    // The browser's own parts of a day are a little higher than a line.
    '&[type="date"]': { blockSize: vars.size.control },
    '&:disabled': { background: vars.color.sunken, color: vars.color.muted, cursor: 'not-allowed' },
  },
  '@media': { [media.hover]: { ':hover': { vars: { [edge]: vars.color.muted } } } },
})

/** A control with something at its start or end. */
export const wrap = style({ position: 'relative' })

export const withEnd = style({ paddingInlineEnd: '84px' })
export const withStart = style({ paddingInlineStart: vars.space.s8 })

export const start = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: vars.space.s4,
  ...mix.row(),
  color: vars.color.muted,
  pointerEvents: 'none',
})

export const end = style({ position: 'absolute', insetBlock: 0, insetInlineEnd: '2px', ...mix.row() })

export const endText = style({
  minBlockSize: vars.size.touch,
  minInlineSize: vars.size.touch,
  paddingInline: vars.space.s3,
  border: 0,
  borderRadius: vars.radius.medium,
  background: 'transparent',
  color: vars.color.accentText,
  ...mix.type({ size: 'small', weight: 'semibold' }),
  cursor: 'pointer',
})

/** Shows what was understood, behind what is typed. */
export const understood = style([
  end,
  { insetInlineEnd: vars.space.s4, color: vars.color.muted, fontSize: vars.font.size.small, pointerEvents: 'none' },
])
export const withUnderstood = style({ paddingInlineEnd: '128px' })

/** Addresses, numbers and amounts run left to right in every language. */
export const alwaysLtr = style({
  selectors: { '[dir="rtl"] &': { direction: 'ltr', textAlign: 'end' } },
})

export const selectControl = style([
  control,
  {
    appearance: 'none',
    paddingInlineEnd: vars.space.s10,
    textOverflow: 'ellipsis',
    cursor: 'pointer',
    // Nothing is chosen yet, so the text is a placeholder.
    selectors: { '&:has(option[value=""]:checked)': { color: vars.color.muted } },
  },
])

/** As high as fits into a control, and room for it before the text. */
export const picture = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: vars.space.s2,
  display: 'grid',
  marginBlock: 'auto',
  ...mix.square('32px'),
  overflow: 'hidden',
  borderRadius: vars.radius.small,
  pointerEvents: 'none',
})
globalStyle(`${picture} > *`, { ...mix.square('100%'), objectFit: 'cover' })
export const withPicture = style({ paddingInlineStart: '52px' })

export const chevron = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: vars.space.s3,
  marginBlock: 'auto',
  color: vars.color.muted,
  pointerEvents: 'none',
})

/** A text area grows with its text: a hidden copy in the same grid cell sets the height. */
export const grow = style({
  display: 'grid',
  selectors: {
    '&::after': {
      content: 'attr(data-text) " "',
      gridArea: '1 / 1',
      visibility: 'hidden',
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
      paddingBlock: vars.space.s3,
      paddingInline: vars.space.s4,
      border: `${vars.size.border} solid transparent`,
      ...mix.type({ size: 'body', line: 'body' }),
      minBlockSize: '120px',
    },
  },
})

export const area = style([
  control,
  { gridArea: '1 / 1', resize: 'none', overflow: 'hidden', overflowWrap: 'anywhere', lineHeight: vars.font.line.body },
])

/** A button that looks like a control, with room for its chevron. */
export const opener = style({ paddingInlineEnd: vars.space.s10, cursor: 'pointer' })
