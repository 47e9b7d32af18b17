import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/theme.css.ts'

export const lead = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.s2,
  textAlign: 'center',
})

export const picture = style({ inlineSize: '120px', blockSize: '96px', color: vars.color.accentText })

export const address = style({
  fontSize: vars.font.size.lead,
  fontWeight: vars.font.weight.semibold,
  // A long address must not make the screen scroll sideways.
  overflowWrap: 'anywhere',
})

export const steps = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s2,
  paddingInlineStart: vars.space.s5,
})

export const step = style({ listStyle: 'disc' })

/** The line below the button keeps its place when it has nothing to say. */
export const pause = style({ minBlockSize: '1.5em', textAlign: 'center', fontVariantNumeric: 'tabular-nums' })
