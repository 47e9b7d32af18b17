import { createVar, style, styleVariants } from '@vanilla-extract/css'
import { media } from './theme/media.ts'
import { vars } from './theme/theme.css.ts'
import * as mix from './theme/mixins.ts'

const { color, space } = vars

const base = style({
  ...mix.column('s3'),
  padding: space.s4,
  borderRadius: vars.radius.large,
  color: color.text,
  '@media': {
    [media.desk]: { padding: `${space.s5} ${space.s6}` },
    [media.forcedColors]: { border: `${vars.size.border} solid CanvasText` },
  },
})

/** The color of what stands out in a banner. */
export const tone = createVar()

/** Going on, the reader's turn, done, for information, and over. */
export const banner = styleVariants({
  going: [base, { background: color.accentSoft, vars: { [tone]: color.accentText } }],
  call: [
    base,
    {
      background: color.warningSoft,
      boxShadow: `inset 0 0 0 1px ${color.warningEdge}`,
      vars: { [tone]: color.warning },
    },
  ],
  done: [base, { background: color.completedFill, vars: { [tone]: color.completedText } }],
  info: [base, { background: color.infoSoft, vars: { [tone]: color.info } }],
  over: [base, { background: color.sunken, vars: { [tone]: color.muted } }],
})

export const top = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: space.s3 })

export const sign = style({
  ...mix.centered,
  ...mix.square('40px'),
  flexShrink: 0,
  borderRadius: vars.radius.round,
  color: tone,
  background: color.raised,
})
export const icon = style(mix.square('20px'))

export const words = style({ flex: '1 1 14rem', minInlineSize: 0 })
export const title = style({
  ...mix.type({ size: 'lead', weight: 'bold', line: 'snug', tracking: 'tight' }),
  overflowWrap: 'anywhere',
})
export const text = style({ ...mix.type({ size: 'small', line: 'body' }), overflowWrap: 'anywhere' })

/** Below the words on a phone, as wide as they are. */
export const action = style({
  flexBasis: '100%',
  ...mix.wrappingRow('s2'),
  '@media': { [media.desk]: { flexBasis: 'auto', justifyContent: 'flex-end' } },
})

export const steps = style({
  display: 'flex',
  gap: '6px',
  ...mix.type({ size: 'micro', weight: 'semibold', line: 'snug' }),
})
/** Of one length where there is room; on a narrow phone a long word takes what a short one leaves. */
export const step = style({
  flex: '1 1 auto',
  ...mix.column(),
  gap: '6px',
  minInlineSize: 0,
  '@media': { [media.steps]: { flex: '1 1 0' } },
})

const ahead = `color-mix(in srgb, ${color.text} 14%, transparent)`
export const stepBar = style({
  blockSize: '5px',
  borderRadius: '3px',
  background: ahead,
  selectors: {
    '&[data-step="done"]': { background: tone },
    '&[data-step="now"]': { background: `linear-gradient(to right, ${tone} 50%, ${ahead} 50%)` },
    '[dir="rtl"] &[data-step="now"]': { background: `linear-gradient(to left, ${tone} 50%, ${ahead} 50%)` },
  },
})
export const stepName = style({
  color: color.text,
  overflowWrap: 'anywhere',
  selectors: { '&[data-step="ahead"]': { color: color.muted } },
})
