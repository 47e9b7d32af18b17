/**
 * The values of the theme, as plain data: read by the style sheets and by the test of contrast. Colours are
 * `#rrggbb`, spaces are pixels on a 4 px grid, type sizes are rem, so that they follow the reader's text size.
 */

export type Colors = { readonly [Role in keyof typeof light]: string }

export const light = {
  /** The page, raised surfaces, and recesses (segments, skeletons, disabled fields). */
  surface: '#f5f7f4',
  raised: '#ffffff',
  sunken: '#e9eee9',
  /** The chosen segment, raised from its recess. */
  segment: '#ffffff',
  text: '#16211b',
  muted: '#51605a',
  /** `line` is decoration; `lineStrong` is the edge of a control and needs contrast. */
  line: '#dce3dd',
  lineStrong: '#77877e',
  accent: '#0b6b46',
  accentHover: '#095b3b',
  accentText: '#0a6341',
  accentSoft: '#e2f2e9',
  onAccent: '#ffffff',
  headerStart: '#0c6a47',
  headerEnd: '#0a5639',
  onHeader: '#ffffff',
  danger: '#b1271d',
  dangerFill: '#b1271d',
  dangerSoft: '#fcebe9',
  onDanger: '#ffffff',
  warning: '#845000',
  warningSoft: '#fdf2dd',
  info: '#1a5a9e',
  infoSoft: '#e6f0fa',
  star: '#b36b00',
  coin: '#f0b44c',
  focus: '#1258b8',
  scrim: '#0b120e',
  shadow: '#12241a',
  openText: '#0a6039',
  openFill: '#dcf3e5',
  inprogressText: '#1a5597',
  inprogressFill: '#e1edfb',
  completedText: '#533b9c',
  completedFill: '#eee9fb',
  expiredText: '#655441',
  expiredFill: '#f0ebe4',
  choiceGreenStart: '#0c7a50',
  choiceGreenEnd: '#0a4f4f',
  choiceBlueStart: '#17679b',
  choiceBlueEnd: '#2a3f86',
  onChoice: '#ffffff',
  /** Pictures are shown on near black, whatever the theme. */
  viewer: '#0b0f0d',
  onViewer: '#f4f8f5',
} as const

export const dark: Colors = {
  surface: '#0e1411',
  raised: '#17201b',
  sunken: '#212c26',
  segment: '#34463d',
  text: '#e7eeea',
  muted: '#a2b2a9',
  line: '#2a3731',
  lineStrong: '#75877d',
  accent: '#127a50',
  accentHover: '#0f6b45',
  accentText: '#6fd6a5',
  accentSoft: '#15352a',
  onAccent: '#ffffff',
  headerStart: '#0f4732',
  headerEnd: '#0c3728',
  onHeader: '#f2f8f4',
  danger: '#ff9f95',
  dangerFill: '#bd352b',
  dangerSoft: '#3a1d1a',
  onDanger: '#ffffff',
  warning: '#f0bd62',
  warningSoft: '#352911',
  info: '#8fc1f5',
  infoSoft: '#152a3f',
  star: '#f0b44c',
  coin: '#f0b44c',
  focus: '#8ec5ff',
  scrim: '#000000',
  shadow: '#000000',
  openText: '#7fdcae',
  openFill: '#153a29',
  inprogressText: '#96c5f7',
  inprogressFill: '#16304a',
  completedText: '#c3b2fb',
  completedFill: '#2c2450',
  expiredText: '#d3c2ae',
  expiredFill: '#352d24',
  choiceGreenStart: '#0f6b48',
  choiceGreenEnd: '#0b4443',
  choiceBlueStart: '#185a87',
  choiceBlueEnd: '#2a3a78',
  onChoice: '#ffffff',
  viewer: '#0b0f0d',
  onViewer: '#f4f8f5',
}

/** Pixels on a 4 px grid; the key is the number of steps. */
export const space = {
  s0: '0',
  s1: '4px',
  s2: '8px',
  s3: '12px',
  s4: '16px',
  s5: '20px',
  s6: '24px',
  s8: '32px',
  s10: '40px',
  s12: '48px',
  s16: '64px',
} as const

export const font = {
  family:
    'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", Arial, "Noto Sans Arabic", sans-serif',
  size: {
    caption: '0.8125rem',
    small: '0.875rem',
    body: '1rem',
    lead: '1.125rem',
    title: '1.25rem',
    headline: '1.5rem',
    display: '2rem',
  },
  line: { tight: '1.2', snug: '1.35', body: '1.5' },
  weight: { regular: '400', medium: '500', semibold: '600', bold: '700' },
  /** Large text is set a little tighter, small capitals a little wider. */
  tracking: { tight: '-0.015em', normal: '0', wide: '0.02em' },
} as const

export const radius = { small: '8px', medium: '12px', large: '16px', huge: '24px', round: '999px' } as const

export const size = {
  /** The smallest target for a thumb. */
  touch: '44px',
  control: '48px',
  header: '60px',
  /** The width of a readable form, of a page, and of a page on which rows are compared. */
  form: '560px',
  page: '1120px',
  pageWide: '1440px',
  /** The height at which lists in pickers start to scroll. */
  pickerList: '300px',
  icon: '24px',
  avatar: '40px',
  avatarLarge: '96px',
  tile: '104px',
  border: '1px',
  borderStrong: '2px',
} as const

export const motion = {
  quick: '150ms',
  calm: '200ms',
  ease: 'cubic-bezier(0.2, 0, 0, 1)',
} as const
