import { globalStyle, style } from '@vanilla-extract/css'
import { iconButton } from '../button.css.ts'
import { media } from '../theme/media.ts'
import { vars } from '../theme/theme.css.ts'
import { visuallyHidden } from '../theme/text.css.ts'
import * as mix from '../theme/mixins.ts'

/** The real file input is invisible: the keyboard reaches it, and its label shows the focus. */
export const input = visuallyHidden

const pick = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.s2,
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.s4,
  border: `${vars.size.border} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.medium,
  background: vars.color.raised,
  color: vars.color.accentText,
  fontWeight: vars.font.weight.semibold,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.quick} ${vars.motion.ease}`,
  '@media': { [media.hover]: { ':hover': { background: vars.color.accentSoft } } },
})

/** The dashed area for adding more. */
const dashed = style({
  border: `${vars.size.borderStrong} dashed ${vars.color.lineStrong}`,
  background: 'transparent',
  color: vars.color.accentText,
  ...mix.type({ size: 'small', weight: 'semibold', line: 'snug' }),
  textAlign: 'center',
  cursor: 'pointer',
  transition: `background-color ${vars.motion.quick} ${vars.motion.ease}`,
  '@media': { [media.hover]: { ':hover': { background: vars.color.accentSoft } } },
})

const addTile = style([
  dashed,
  {
    ...mix.column('s1'),
    alignItems: 'center',
    justifyContent: 'center',
    padding: vars.space.s2,
    borderRadius: vars.radius.medium,
  },
])

const addRow = style([
  dashed,
  {
    ...mix.row('s2'),
    justifyContent: 'center',
    minBlockSize: vars.size.control,
    padding: vars.space.s3,
    borderRadius: vars.radius.medium,
    fontSize: vars.font.size.body,
  },
])

/** A round button that shows an icon alone. */
const icon = style([iconButton.accent])

/** The styles of a file input's label. */
export const place = { pick, addTile, addRow, icon }

for (const label of Object.values(place)) {
  globalStyle(`${input}:focus-visible + ${label}`, {
    outline: `3px solid ${vars.color.focus}`,
    outlineOffset: '2px',
  })
  globalStyle(`${input}[aria-invalid="true"] + ${label}`, { borderColor: vars.color.danger })
  globalStyle(`${input}:disabled + ${label}`, {
    color: vars.color.muted,
    background: vars.color.sunken,
    cursor: 'not-allowed',
  })
}
