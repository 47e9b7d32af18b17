/**
 * The values of the theme, as plain data: read by the style sheets and by the test of contrast. Colours are
 * `#rrggbb`, spaces are pixels on a 4 px grid, type sizes are rem, so that they follow the reader's text size.
 */

export type Colors = { readonly [Role in keyof typeof light]: string }

export const light = {
  /** The page, raised surfaces, and recesses (segments, skeletons, disabled fields). */
  surface: '#f6f7f4',
  raised: '#ffffff',
  sunken: '#edf1ec',
  /** The chosen segment, raised from its recess. */
  segment: '#ffffff',
  text: '#14201a',
  muted: '#54625a',
  /** `line` is decoration; `lineStrong` is the edge of a control and needs contrast. */
  line: '#e1e7e0',
  lineStrong: '#76857c',
  accent: '#0b6b46',
  accentHover: '#095b3b',
  accentText: '#0a6341',
  accentSoft: '#e3f3ea',
  /** The edge of what is tinted, such as a card that waits for the reader. */
  accentEdge: '#b5dcc7',
  onAccent: '#ffffff',
  headerStart: '#0d7049',
  headerEnd: '#0a5438',
  onHeader: '#ffffff',
  onHeaderMuted: '#d3ebdf',
  /** The one button in the green bar. */
  headerAction: '#ffffff',
  onHeaderAction: '#0a5a3b',
  danger: '#b1271d',
  dangerFill: '#b1271d',
  dangerSoft: '#fcebe9',
  onDanger: '#ffffff',
  warning: '#7d4b00',
  warningSoft: '#fff3dc',
  warningEdge: '#f1d49c',
  info: '#1a5a9e',
  infoSoft: '#e6f0fa',
  star: '#b36b00',
  /** Counts on the bell and the tabs. */
  badge: '#c8321f',
  onBadge: '#ffffff',
  coin: '#f0b44c',
  focus: '#1258b8',
  scrim: '#0b120e',
  openText: '#0a6039',
  openFill: '#dcf3e5',
  inprogressText: '#1a5597',
  inprogressFill: '#e1edfb',
  completedText: '#533b9c',
  completedFill: '#eee9fb',
  expiredText: '#655441',
  expiredFill: '#f0ebe4',
  choiceGreenStart: '#0e865a',
  choiceGreenEnd: '#0a4f4f',
  choiceBlueStart: '#1b76ad',
  choiceBlueEnd: '#2a3f86',
  onChoice: '#ffffff',
  bubbleMe: '#dff1e7',
  bubbleThem: '#ffffff',
  /** Pictures are shown on near black, whatever the theme. */
  viewer: '#0b0f0d',
  onViewer: '#f4f8f5',
} as const

export const dark: Colors = {
  surface: '#0d1310',
  raised: '#161f1a',
  sunken: '#212c26',
  segment: '#34463d',
  text: '#e9f0ec',
  muted: '#a4b4ab',
  line: '#2a3731',
  lineStrong: '#75877d',
  accent: '#127a50',
  accentHover: '#0f6b45',
  accentText: '#74d9a9',
  accentSoft: '#14352a',
  accentEdge: '#28573f',
  onAccent: '#ffffff',
  headerStart: '#10492f',
  headerEnd: '#0c3626',
  onHeader: '#f2f8f4',
  onHeaderMuted: '#b5d3c3',
  headerAction: '#ffffff',
  onHeaderAction: '#0a5a3b',
  danger: '#ff9f95',
  dangerFill: '#bd352b',
  dangerSoft: '#3a1d1a',
  onDanger: '#ffffff',
  warning: '#f3c575',
  warningSoft: '#342810',
  warningEdge: '#5d4718',
  info: '#8fc1f5',
  infoSoft: '#152a3f',
  star: '#f0b44c',
  badge: '#e0513e',
  onBadge: '#14100f',
  coin: '#f0b44c',
  focus: '#8ec5ff',
  scrim: '#000000',
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
  bubbleMe: '#174031',
  bubbleThem: '#1c2722',
  viewer: '#0b0f0d',
  onViewer: '#f4f8f5',
}

/** Shadows by how far something is raised; `dock` falls upward. In the dark, edges of light help. */
export const elevation = {
  light: {
    flat: 'none',
    low: '0 1px 2px #12241a12, 0 1px 4px #12241a0d',
    middle: '0 2px 6px #12241a12, 0 8px 24px #12241a17',
    high: '0 8px 20px #12241a1f, 0 24px 64px #12241a2e',
    dock: '0 -1px 0 #12241a14, 0 -8px 24px #12241a12',
  },
  dark: {
    flat: 'none',
    low: '0 1px 2px #00000066, 0 0 0 1px #ffffff08',
    middle: '0 2px 6px #00000077, 0 8px 24px #00000066',
    high: '0 8px 20px #00000088, 0 24px 64px #000000aa',
    dock: '0 -1px 0 #ffffff14, 0 -8px 24px #00000066',
  },
} as const

/** What lies over what. Dialogs and toasts are in the browser's top layer. */
export const layer = { sticky: '10', dock: '20', header: '30', popover: '40', toast: '70' } as const

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
  /** Without `system-ui`, which is a wide, coarse type on a bare Linux. */
  family:
    '-apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", "Noto Sans Arabic", sans-serif',
  size: {
    micro: '0.75rem',
    caption: '0.8125rem',
    small: '0.875rem',
    body: '1rem',
    lead: '1.125rem',
    title: '1.25rem',
    /** From the desk layout on, a headline and a hero are larger: `desk`. */
    headline: '1.5rem',
    display: '2rem',
    hero: '2rem',
  },
  line: { tight: '1.2', snug: '1.35', body: '1.5' },
  weight: { regular: '400', semibold: '600', bold: '700', heavy: '800' },
  /** Large text is set tighter. Arabic letters are joined, so theirs is never: `untracked`. */
  tracking: { normal: '0', tight: '-0.01em', tighter: '-0.02em', hero: '-0.035em' },
} as const

export const untracked = { normal: '0', tight: '0', tighter: '0', hero: '0' } as const

export const radius = { small: '8px', medium: '12px', large: '16px', huge: '24px', round: '999px' } as const

export const size = {
  /** The smallest target for a thumb. */
  touch: '44px',
  control: '48px',
  /** The main button of a screen, and the specification's fixed width. */
  controlLarge: '52px',
  fixedButton: '200px',
  header: '56px',
  tabBar: '64px',
  /** Between the content and the window's edge. */
  gutter: '16px',
  /** The column at the end of a wide list. */
  rail: '360px',
  /** The width of a readable form, of two columns to read, and of the widest page. */
  form: '560px',
  pageMiddle: '1184px',
  page: '1920px',
  /** The height at which lists in pickers start to scroll. */
  pickerList: '300px',
  icon: '24px',
  avatar: '40px',
  avatarLarge: '96px',
  tile: '104px',
  border: '1px',
  borderStrong: '2px',
} as const

/** What grows with the window: from 900 px on, and from 1600 px on. */
export const desk = {
  size: { header: '64px', gutter: '32px' },
  font: { headline: '1.75rem', hero: '3.25rem' },
} as const
export const wide = { size: { gutter: '48px', rail: '380px', pageMiddle: '1440px' } } as const

export const motion = {
  quick: '150ms',
  calm: '200ms',
  ease: 'cubic-bezier(0.2, 0, 0, 1)',
} as const
