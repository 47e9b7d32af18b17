import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../src/ui/theme/theme.css.ts'

const { color, font, radius, space } = vars

/** What each outcome looks like, everywhere on the page. */
export const tones = {
  well: { color: color.openText, background: color.openFill },
  failed: { color: color.danger, background: color.dangerSoft },
  changed: { color: color.completedText, background: color.completedFill },
  headless: { color: color.info, background: color.infoSoft },
  missing: { color: color.warning, background: color.warningSoft },
  flaky: { color: color.warning, background: color.warningSoft },
} as const

const signBase = style({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: space.s5,
  blockSize: space.s5,
  borderRadius: radius.round,
  fontSize: font.size.caption,
  fontWeight: font.weight.bold,
  lineHeight: 1,
})

export const sign = styleVariants(tones, (tone) => [signBase, tone])

const pillBase = style({
  display: 'inline-flex',
  alignItems: 'center',
  paddingInline: space.s2,
  paddingBlock: '2px',
  borderRadius: radius.round,
  fontSize: font.size.caption,
  fontWeight: font.weight.semibold,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
})

export const pill = styleVariants(tones, (tone) => [pillBase, tone])
