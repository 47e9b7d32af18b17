import { style } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'
import * as mix from '../theme/mixins.ts'

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(${vars.size.tile}, 1fr))`,
  gridAutoRows: '1fr',
  gap: vars.space.s3,
  padding: 0,
})

/** The only one is where pictures are added: it has the whole row. */
export const tile = style({
  position: 'relative',
  aspectRatio: '1',
  minInlineSize: 0,
  display: 'grid',
  selectors: { '&:only-child': { gridColumn: '1 / -1', aspectRatio: 'auto', blockSize: vars.size.tile } },
})

/** On top of a picture: its progress, or the button to try again. */
export const over = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  ...mix.column('s1'),
  alignItems: 'center',
  padding: vars.space.s2,
  borderEndStartRadius: vars.radius.medium,
  borderEndEndRadius: vars.radius.medium,
})

/** Marks a picture that failed; the words are below the tiles. */
export const mark = style({
  position: 'absolute',
  insetBlockStart: vars.space.s2,
  insetInlineStart: vars.space.s2,
  ...mix.square('28px'),
  padding: '4px',
  borderRadius: vars.radius.round,
  background: vars.color.dangerFill,
  color: vars.color.onDanger,
})

export const under = style({ ...mix.column('s1'), marginBlockStart: vars.space.s2 })

export const problem = style({
  ...mix.type({ size: 'small', line: 'snug' }),
  color: vars.color.danger,
  overflowWrap: 'anywhere',
})

/** The cross in a tile's corner: it looks small, but its target is as large as a thumb. */
export const corner = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  ...mix.centered,
  ...mix.square(vars.size.touch),
  padding: 0,
  border: 0,
  borderRadius: vars.radius.medium,
  background: 'transparent',
  color: vars.color.text,
  cursor: 'pointer',
})

export const cross = style({
  ...mix.centered,
  ...mix.square('28px'),
  borderRadius: vars.radius.round,
  background: vars.color.raised,
  boxShadow: vars.elevation.low,
  border: mix.edge,
})

export const crossIcon = style({ ...mix.square('16px') })

export const again = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.s1,
  minBlockSize: vars.size.touch,
  inlineSize: '100%',
  paddingInline: vars.space.s2,
  border: 0,
  borderRadius: vars.radius.small,
  background: vars.color.raised,
  color: vars.color.danger,
  ...mix.type({ size: 'caption', weight: 'semibold', line: 'tight' }),
  boxShadow: vars.elevation.low,
  cursor: 'pointer',
})
