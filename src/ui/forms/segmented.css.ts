import { createVar, style } from '@vanilla-extract/css'
import * as mix from '../theme/mixins.ts'
import { media } from '../theme/media.ts'
import { vars } from '../theme/theme.css.ts'

/** The edge of the switch, and what divides it, while nothing is chosen. */
const edge = createVar()
const unanswered = '&:not(:has(:checked))'
const inner = `calc(${vars.radius.medium} - ${vars.size.border})`

export const segments = style({
  vars: { [edge]: vars.color.lineStrong },
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s1,
  padding: vars.space.s1,
  borderRadius: vars.radius.medium,
  background: vars.color.sunken,
  selectors: {
    // A recess alone looks disabled. What shows between the segments divides them, also below one another.
    [unanswered]: {
      gap: vars.size.border,
      padding: 0,
      border: `${vars.size.border} solid ${edge}`,
      background: edge,
    },
    '&:has([aria-invalid="true"])': {
      vars: { [edge]: vars.color.danger },
      boxShadow: `0 0 0 1px ${vars.color.danger}`,
    },
  },
  '@media': { [media.forcedColors]: { selectors: { [unanswered]: { background: 'CanvasText' } } } },
})

const among = `${segments}:not(:has(:checked)) > &`

export const segment = style({
  position: 'relative',

  // Of one width, and below one another where the words leave no room for that.
  flex: '1 1 0',
  ...mix.centered,
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.s2,
  borderRadius: vars.radius.small,
  fontWeight: vars.font.weight.semibold,
  textAlign: 'center',
  color: vars.color.muted,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.quick} ${vars.motion.ease}, color ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: {
    // As high as with the recess around it, so that nothing moves once one is chosen.
    [among]: {
      minBlockSize: `calc(${vars.size.touch} + 2 * ${vars.space.s1} - 2 * ${vars.size.border})`,
      borderRadius: 0,
      color: vars.color.text,
      background: vars.color.raised,
    },
    [`${among}:first-child`]: { borderStartStartRadius: inner, borderEndStartRadius: inner },
    [`${among}:last-child`]: { borderStartEndRadius: inner, borderEndEndRadius: inner },
    '&:has(:checked)': { background: vars.color.segment, color: vars.color.accentText, boxShadow: vars.elevation.low },
    '&:has(:focus-visible)': mix.innerFocus,
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&:has(:checked)': { border: `${vars.size.borderStrong} solid Highlight` } } },
  },
})

/** The real radio button covers its segment, invisibly. */
export const segmentInput = style({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' })
