import { style } from '@vanilla-extract/css'
import { media } from '../../ui/theme/media.ts'
import * as mix from '../../ui/theme/mixins.ts'
import { vars } from '../../ui/theme/theme.css.ts'
import { columnInset } from './column.ts'

export const composer = style({
  ...mix.column('s2'),
  flexShrink: 0,
  paddingBlockStart: vars.space.s2,
  paddingBlockEnd: `max(${vars.space.s2}, env(safe-area-inset-bottom))`,
  paddingInline: columnInset(vars.space.s4),
  borderBlockStart: mix.edge,
  background: vars.color.raised,
})

export const line = style({ display: 'flex', alignItems: 'flex-end', gap: vars.space.s2 })

/** Grows with its text, up to a third of the screen: a hidden copy in the same cell sets the height. */
export const grow = style({
  flex: 1,
  minInlineSize: 0,
  display: 'grid',
  maxBlockSize: '33dvh',
  selectors: {
    '&::after': {
      content: 'attr(data-text) " "',
      gridArea: '1 / 1',
      visibility: 'hidden',
      minInlineSize: 0,
      maxBlockSize: '33dvh',
      overflow: 'hidden',
      paddingBlock: vars.space.s2,
      paddingInline: vars.space.s4,
      border: `${vars.size.border} solid transparent`,
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
      lineHeight: vars.font.line.body,
    },
  },
})

export const area = style({
  gridArea: '1 / 1',
  minInlineSize: 0,
  minBlockSize: vars.size.touch,
  resize: 'none',
  paddingBlock: vars.space.s2,
  paddingInline: vars.space.s4,
  border: `${vars.size.border} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.huge,
  background: vars.color.raised,
  color: vars.color.text,
  ...mix.type({ size: 'body', line: 'body' }),
  overflowWrap: 'anywhere',
  textAlign: ['match-parent', '-webkit-match-parent'],
  selectors: {
    '&::placeholder': { color: vars.color.muted, opacity: 1 },
    '&:focus-visible': mix.innerFocus,
    '&[aria-invalid="true"]': { borderColor: vars.color.danger },
  },
})

export const send = style({
  ...mix.centered,
  flexShrink: 0,
  ...mix.square(vars.size.touch),
  padding: 0,
  border: 0,
  borderRadius: vars.radius.round,
  background: vars.color.accent,
  color: vars.color.onAccent,
  cursor: 'pointer',
})

export const pictures = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, ${vars.size.tile})`,
  gap: vars.space.s2,
  padding: 0,
})

export const note = style({
  color: vars.color.muted,
  fontSize: vars.font.size.caption,
  textAlign: 'end',
  selectors: { '&:empty': { display: 'none' } },
})

/** Room for focus rings, which scrolling would cut off. */
const bleed = vars.space.s4
const fade = vars.space.s6

export const repliesLine = style({
  ...mix.row('s2'),
  marginInline: `calc(-1 * ${bleed})`,
  paddingInline: `${bleed} ${fade}`,
  paddingBlock: '3px',
  ...mix.fadesOut(fade),
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
})
/** One group for who hears it; on the line they stand as its own. */
export const replies = style({ display: 'contents' })
export const reply = style({
  flexShrink: 0,
  minBlockSize: vars.size.touch,
  maxInlineSize: '80%',
  paddingInline: vars.space.s4,
  border: `${vars.size.border} solid ${vars.color.accentEdge}`,
  borderRadius: vars.radius.round,
  background: vars.color.raised,
  color: vars.color.accentText,
  ...mix.type({ size: 'small', weight: 'semibold' }),
  ...mix.oneLine,
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  '@media': { [media.hover]: { selectors: { '&:hover': { background: vars.color.accentSoft } } } },
})

/** One of them in its dialog: the field, and the button that removes it level with its box. */
export const editReply = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: vars.space.s1,
})
export const editActs = style({ ...mix.wrappingRow('s2') })
