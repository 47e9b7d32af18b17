import { style, styleVariants } from '@vanilla-extract/css'
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

/** Going on, the reader's turn, done, for information, and over. */
export const banner = styleVariants({
  going: [base, { color: color.text, background: color.accentSoft }],
  call: [base, { color: color.text, background: color.warningSoft, boxShadow: `inset 0 0 0 1px ${color.warningEdge}` }],
  done: [base, { color: color.text, background: color.completedFill }],
  info: [base, { color: color.text, background: color.infoSoft }],
  over: [base, { color: color.text, background: color.sunken }],
})

const toneColor = {
  going: color.accentText,
  call: color.warning,
  done: color.completedText,
  info: color.info,
  over: color.muted,
} as const

export const top = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: space.s3 })

const signBase = style({
  ...mix.centered,
  ...mix.square('40px'),
  flexShrink: 0,
  borderRadius: vars.radius.round,
  background: color.raised,
})
export const sign = styleVariants(toneColor, (tone) => [signBase, { color: tone }])
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
/** Of one length where there is room; on a phone a long word takes what a short one leaves. */
export const step = style({
  flex: '1 1 auto',
  ...mix.column(),
  gap: '6px',
  minInlineSize: 0,
  '@media': { [media.tablet]: { flex: '1 1 0' } },
})

const ahead = `color-mix(in srgb, ${color.text} 14%, transparent)`
const stepBase = style({ blockSize: '5px', borderRadius: '3px', background: ahead })
export const stepBar = styleVariants(toneColor, (tone) => [
  stepBase,
  {
    selectors: {
      '&[data-step="done"]': { background: tone },
      '&[data-step="now"]': { background: `linear-gradient(to right, ${tone} 50%, ${ahead} 50%)` },
      '[dir="rtl"] &[data-step="now"]': { background: `linear-gradient(to left, ${tone} 50%, ${ahead} 50%)` },
    },
  },
])
export const stepName = style({
  color: color.text,
  overflowWrap: 'anywhere',
  selectors: { '&[data-step="ahead"]': { color: color.muted } },
})
