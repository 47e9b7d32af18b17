import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { wholeScreen } from '../../ui/lists/lists.css.ts'
import { media } from '../../ui/theme/media.ts'
import { vars } from '../../ui/theme/theme.css.ts'
import * as mix from '../../ui/theme/mixins.ts'

/** As wide as a line of it is read at a glance. */
const listWidth = '800px'

const pictureSize = '48px'

/** Some of the rows. */
export const part = style({ listStyle: 'none' })

/** The days that the rows below it are of. */
export const span = style({
  ...mix.type({ size: 'small', weight: 'semibold' }),
  color: vars.color.muted,
  marginBlock: `${vars.space.s4} ${vars.space.s2}`,
})

/** The list, and from the width of the bar on the settings beside it. */
export const columns = style({
  inlineSize: '100%',
  maxInlineSize: listWidth,
  marginInline: 'auto',
  '@media': {
    [media.bar]: {
      display: 'grid',
      gridTemplateColumns: `minmax(0, ${listWidth}) minmax(0, ${vars.size.rail})`,
      justifyContent: 'center',
      gap: vars.space.s8,
      maxInlineSize: 'none',
    },
  },
})
/** One group, which has nothing beside it. */
export const alone = style({ inlineSize: '100%', maxInlineSize: listWidth, marginInline: 'auto' })
export const main = style({ minInlineSize: 0 })
// As wide as the list that comes there.
globalStyle(`${main} > ${wholeScreen}`, { maxInlineSize: 'none' })

/** The rows of one span make one card. */
export const row = style({
  display: 'grid',
  position: 'relative',
  // The distance is the picture's: a line in another direction would have a margin of its own at its other side.
  gridTemplateColumns: `calc(${pictureSize} + ${vars.space.s3}) minmax(0, 1fr) auto`,
  // Three lines and a button at most, in the middle of the picture where they are lower than it is.
  gridTemplateRows: '1fr repeat(4, auto) 1fr',
  rowGap: '2px',
  paddingBlock: vars.space.s3,
  paddingInline: `${vars.space.s5} ${vars.space.s4}`,
  border: mix.edge,
  borderBlockEndWidth: 0,
  color: vars.color.text,
  background: vars.color.raised,
})
export const entry = style([
  row,
  {
    textDecoration: 'none',
    selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
    '@media': { [media.hover]: { ':hover': { background: vars.color.accentSoft } } },
  },
])
export const first = style({ borderStartStartRadius: vars.radius.large, borderStartEndRadius: vars.radius.large })
export const last = style({
  borderBlockEndWidth: vars.size.border,
  borderEndStartRadius: vars.radius.large,
  borderEndEndRadius: vars.radius.large,
})
export const unread = style({ background: vars.color.accentSoft })

export const picture = style({
  position: 'relative',
  gridRow: '1 / -1',
  alignSelf: 'start',
  ...mix.square(pictureSize),
})
export const image = style({ ...mix.square('100%'), borderRadius: vars.radius.medium })

/** The colour of the sign's ground; its lines are as dark or light as what is around it. */
const grounds = {
  open: vars.color.openText,
  message: vars.color.info,
  due: vars.color.warning,
  completed: vars.color.completedText,
  ended: vars.color.danger,
  other: vars.color.muted,
}
export const tone = styleVariants(grounds, (ground) => ({
  ...mix.centered,
  position: 'absolute',
  insetBlockEnd: '-5px',
  insetInlineEnd: '-5px',
  ...mix.square('26px'),
  borderRadius: vars.radius.round,
  boxShadow: `0 0 0 2px ${vars.color.raised}`,
  color: vars.color.raised,
  background: ground,
  vars: { [vars.size.icon]: '16px' },
}))

/** In the room before the picture, so that it moves nothing. */
export const dot = style({
  position: 'absolute',
  insetBlockStart: `calc(${vars.space.s3} + ${pictureSize} / 2 - 4px)`,
  insetInlineStart: '6px',
  ...mix.square('8px'),
  borderRadius: vars.radius.round,
  background: vars.color.accentText,
  '@media': { [media.forcedColors]: { background: 'Highlight' } },
})

export const words = style({ minInlineSize: 0, display: 'grid', gap: '2px', marginInlineStart: vars.space.s3 })
/** One of the lines beside the picture. */
const line = style({ gridColumn: '2 / -1', minInlineSize: 0 })
/** On a desk the lines end before the verb. */
const beforeAct = { [media.tablet]: { gridColumn: 2 } }
export const message = style([
  line,
  {
    gridRow: 2,
    overflowWrap: 'anywhere',
    ...mix.type({ size: 'small', line: 'snug' }),
    '@media': { [media.tablet]: { ...beforeAct[media.tablet], fontSize: vars.font.size.body } },
  },
])
/** The only bold words of a row: of whom or what it is. */
export const subject = style({
  fontWeight: vars.font.weight.semibold,
  selectors: { [`${unread} &`]: { fontWeight: vars.font.weight.bold } },
})
/** What the line is about, in one line: how a message begins, or the lowest price. */
export const beside = style([
  line,
  {
    ...mix.ownLine,
    gridRow: 3,
    color: vars.color.muted,
    ...mix.type({ size: 'small', line: 'snug' }),
    '@media': { [media.phone]: { fontSize: vars.font.size.caption }, ...beforeAct },
  },
])
export const time = style([
  line,
  {
    gridRow: 4,
    overflow: 'hidden',
    color: vars.color.muted,
    ...mix.type({ size: 'micro', line: 'snug' }),
    '@media': beforeAct,
  },
])

/** Two facts with a dot between them, which is cut off where the second one begins a line. */
export const times = style({ display: 'flex', flexWrap: 'wrap', marginInlineStart: `calc(-1 * ${vars.space.s3})` })
export const fact = style({
  position: 'relative',
  paddingInlineStart: vars.space.s3,
  whiteSpace: 'nowrap',
  '::before': { content: '·', position: 'absolute', insetInlineStart: '4px' },
})

/** It looks like a button, on a phone a small one below the lines; the whole row leads there. */
export const act = style({
  gridColumn: 2,
  gridRow: 5,
  justifySelf: 'start',
  marginBlockStart: vars.space.s2,
  paddingBlock: vars.space.s1,
  paddingInline: vars.space.s3,
  border: `${vars.size.border} solid ${vars.color.accentEdge}`,
  borderRadius: vars.radius.medium,
  color: vars.color.accentText,
  background: vars.color.accentSoft,
  ...mix.type({ size: 'caption', weight: 'semibold', line: 'snug' }),
  whiteSpace: 'nowrap',
  selectors: { [`${unread} &`]: { background: vars.color.raised } },
  '@media': {
    [media.tablet]: {
      ...mix.centered,
      gridArea: '1 / 3 / -1',
      alignSelf: 'center',
      marginBlockStart: 0,
      marginInlineStart: vars.space.s3,
      minInlineSize: '96px',
      minBlockSize: vars.size.touch,
      paddingInline: vars.space.s4,
      fontSize: vars.font.size.small,
    },
  },
})

/** The chips, and what can be done with all of the list; on a phone below one another. */
export const tools = style({
  ...mix.column('s1'),
  minBlockSize: vars.size.touch,
  '@media': { [media.tablet]: { ...mix.row('s4'), flexDirection: 'row', justifyContent: 'space-between' } },
})
/** Its word ends where the list does. */
export const toolbar = style({
  display: 'flex',
  justifyContent: 'flex-end',
  flexShrink: 0,
  marginInlineEnd: `calc(-1 * ${vars.space.s4})`,
})
globalStyle(`${toolbar} > button`, { fontSize: vars.font.size.small })
/** On a phone in one line with the heading of the first rows. */
export const onHeading = style([
  toolbar,
  {
    '@media': {
      [media.phone]: {
        zIndex: 1,
        alignSelf: 'flex-end',
        marginBlockEnd: `calc(-1 * (${vars.size.touch} + ${vars.space.s1}))`,
      },
    },
  },
])

export const bones = style({ border: mix.edge, borderRadius: vars.radius.large, background: vars.color.raised })
export const bone = style({
  display: 'grid',
  gridTemplateColumns: `${pictureSize} minmax(0, 1fr)`,
  alignItems: 'center',
  padding: `${vars.space.s3} ${vars.space.s5}`,
  selectors: { '& + &': { borderBlockStart: mix.edge } },
})
