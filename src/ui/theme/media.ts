/** The media queries of the style sheets. From 900 px on, the desktop layout is used. */
export const media = {
  tablet: 'screen and (min-width: 600px)',
  desk: 'screen and (min-width: 900px)',
  hover: '(hover: hover)',
  fine: '(pointer: fine)',
  calm: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
} as const
