/** The few questions that styles ask of the screen. From 900 px on the room of a desk is used. */
export const media = {
  tablet: 'screen and (min-width: 600px)',
  desk: 'screen and (min-width: 900px)',
  hover: '(hover: hover)',
  calm: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
} as const
