/**
 * The media queries of the style sheets. From 900 px on, the desktop layout is used; from 1200 px on, the navigation is in the
 * bar at the top rather than at the bottom; from 1600 px on, a list has a column beside it.
 */
export const media = {
  phone: 'screen and (max-width: 599.98px)',
  /** Five words of a progress beside one another, as wide as each other. */
  steps: 'screen and (min-width: 380px)',
  tablet: 'screen and (min-width: 600px)',
  desk: 'screen and (min-width: 900px)',
  bar: 'screen and (min-width: 1200px)',
  /** Three columns beside one another. */
  three: 'screen and (min-width: 1280px)',
  wide: 'screen and (min-width: 1600px)',
  hover: '(hover: hover)',
  fine: '(pointer: fine)',
  calm: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
} as const
