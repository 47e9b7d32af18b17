import { createVar, fallbackVar, style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../ui/theme/media.ts'
import { vars } from '../../ui/theme/theme.css.ts'
import * as mix from '../../ui/theme/mixins.ts'

const { color, space } = vars

/** Above the list; where the window is wide, a column beside it. */
export const waiting = style({
  minInlineSize: 0,
  marginBlockEnd: space.s6,
  '@media': {
    [media.wide]: {
      gridColumn: 2,
      gridRow: '1 / span 2',
      position: 'sticky',
      insetBlockStart: `calc(${vars.size.header} + ${space.s8})`,
      alignSelf: 'start',
    },
  },
})

/** The way to the others takes no line of its own, so that the list below is in sight. */
export const head = style({
  ...mix.row('s2'),
  justifyContent: 'space-between',
  minBlockSize: vars.size.touch,
  marginBlockEnd: space.s1,
})
export const heading = style({
  ...mix.row('s2'),
  ...mix.type({ size: 'lead', weight: 'bold', line: 'snug', tracking: 'tight' }),
})

/** Rows of one card on a phone, cards of their own on a desk. */
export const acts = style({
  display: 'grid',
  overflow: 'hidden',
  borderRadius: vars.radius.large,
  background: color.raised,
  boxShadow: vars.elevation.low,
  '@media': {
    [media.desk]: {
      // As many beside each other as there are, up to four.
      gridTemplateColumns: `repeat(auto-fit, minmax(max(280px, (100% - 3 * ${space.s5}) / 4), 1fr))`,
      gap: space.s5,
      overflow: 'visible',
      background: 'none',
      boxShadow: 'none',
    },
    [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s3 },
  },
})

const edge = createVar()
export const act = style({
  display: 'grid',
  gridTemplateColumns: '60px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.s3,
  padding: `10px ${space.s3}`,
  selectors: { '& + &': { borderBlockStart: mix.edge } },
  '@media': {
    'screen and (max-width: 359px)': { gridTemplateColumns: '60px minmax(0, 1fr)' },
    [media.desk]: {
      gridTemplateColumns: '96px minmax(0, 1fr)',
      gridTemplateRows: '1fr auto',
      padding: space.s3,
      borderRadius: vars.radius.large,
      background: color.raised,
      boxShadow: `${vars.elevation.low}, inset 0 0 0 1px ${fallbackVar(edge, color.accentEdge)}`,
      selectors: { '& + &': { borderBlockStart: 'none' } },
    },
  },
})

/** In the color of the banner that says so on the job's page. */
export const urgent = style({
  vars: { [edge]: color.warningEdge },
  background: color.warningSoft,
  '@media': { [media.desk]: { background: color.warningSoft } },
})

export const picture = style({
  ...mix.square('60px'),
  borderRadius: vars.radius.medium,
  '@media': {
    'screen and (max-width: 359px)': { gridRow: '1 / span 2', alignSelf: 'start' },
    [media.desk]: { ...mix.square('96px'), gridRow: '1 / span 2' },
  },
})

/** In the place of a picture. */
const tile = style([picture, mix.centered])
export const membership = styleVariants({
  going: [tile, { color: color.accentText, background: color.accentSoft }],
  call: [tile, { color: color.warning, background: color.warningSoft }],
})
export const membershipIcon = style(mix.square('50%'))

export const words = style({ minInlineSize: 0, '@media': { [media.desk]: { alignSelf: 'start' } } })
/** Two lines of the name of somebody long are enough to know who it is. */
export const what = style({
  ...mix.type({ size: 'small', weight: 'bold', line: 'snug' }),
  ...mix.firstLines(2),
  overflowWrap: 'anywhere',
  '@media': { [media.desk]: { fontSize: vars.font.size.body, WebkitLineClamp: 3 } },
})
export const about = style({
  color: color.muted,
  ...mix.type({ size: 'caption', line: 'snug' }),
  overflowWrap: 'anywhere',
})
/** On a phone in one line, so that the list below is in sight. */
export const subject = style({ '@media': { [media.phone]: { display: 'block', ...mix.ownLine } } })
export const button = style({ '@media': { [media.desk]: { justifySelf: 'start' } } })
