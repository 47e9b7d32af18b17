import { globalStyle, keyframes } from '@vanilla-extract/css'
import { media } from './media.ts'
import { vars } from './theme.css.ts'

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' })

globalStyle('html', {
  colorScheme: 'light dark',
  fontFamily: vars.font.family,
  fontSize: '100%',
  lineHeight: vars.font.line.body,
  color: vars.color.text,
  background: vars.color.surface,
  WebkitTextSizeAdjust: '100%',
  textRendering: 'optimizeLegibility',
  WebkitFontSmoothing: 'antialiased',
  overflowY: 'scroll',
  // Nothing that has the focus is under a bar: below, the tabs and the main action on them.
  scrollPaddingBlock: `calc(${vars.size.header} + ${vars.space.s4}) calc(${vars.size.tabBar} + 100px)`,
})

/**
 * The page behind a dialog does not scroll, and where the scroll bar takes space, that is always reserved, even on short
 * pages, so that nothing moves when a dialog opens or the page changes.
 */
globalStyle('html:where([data-scroll-bar]):has(dialog[open])', { scrollbarGutter: 'stable' })
globalStyle('html:has(dialog[open])', {
  overflow: 'hidden',
  // The backdrop does not cover the scroll bar's space.
  background: `color-mix(in srgb, ${vars.color.scrim} 50%, ${vars.color.surface})`,
})

globalStyle('body', {
  margin: 0,
  minInlineSize: '320px',
  minBlockSize: '100dvh',
  background: vars.color.surface,
  overflowWrap: 'break-word',
})
globalStyle('h1, h2, h3, p, ul, ol, dl, dd, figure, fieldset', { margin: 0, padding: 0 })
globalStyle('ul[class], ol[class]', { listStyle: 'none' })
globalStyle('fieldset', { border: 0, minInlineSize: 0 })
globalStyle('legend', { padding: 0 })
globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' })
globalStyle('img, svg', { display: 'block', maxInlineSize: '100%' })
globalStyle('h1, h2, h3', { lineHeight: vars.font.line.tight })
globalStyle('h1, h2, h3, p', { textWrap: 'pretty' })
globalStyle('[hidden]', { display: 'none !important' })

globalStyle(':focus-visible', {
  outline: `3px solid ${vars.color.focus}`,
  outlineOffset: '2px',
})

/** The bars stay while the screen between them changes. */
globalStyle('::view-transition-group(*)', {
  animationDuration: vars.motion.quick,
  animationTimingFunction: vars.motion.ease,
})

/** Part of the HTML page, in case the app does not load; visible after a while. */
const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } })
globalStyle('#root > .start', {
  padding: vars.space.s12,
  textAlign: 'center',
  animation: `${appear} 1ms linear 4s both`,
})

/** Headings get the focus where nothing else can keep it, for screen readers; a ring around a title would only confuse. */
globalStyle(':is(h1, h2, h3):focus-visible', { outline: 'none' })

globalStyle('*, *::before, *::after', {
  '@media': {
    [media.calm]: {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      // Any time at all, and an inherited color would reach each element a frame after its parent.
      transitionDuration: '0s !important',
    },
  },
})
