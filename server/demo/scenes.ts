/** The trades that the demo town draws. */
export type Scene =
  | 'plumbing'
  | 'electrical'
  | 'painting'
  | 'garden'
  | 'roof'
  | 'cleaning'
  | 'moving'
  | 'tools'
  | 'floor'
  | 'climate'
  | 'fence'
  | 'kitchen'

type Palette = Readonly<{
  wall: string
  shade: string
  floor: string
  dark: string
  main: string
  light: string
  sky: string
}>

/** By day and towards evening, so that two jobs of a trade look different. */
const PALETTES: readonly Palette[] = [
  {
    wall: '#e9efe6',
    shade: '#d3dfd0',
    floor: '#c9b79c',
    dark: '#2f4a3c',
    main: '#3c8d5a',
    light: '#f7faf5',
    sky: '#cfe6ef',
  },
  {
    wall: '#f3e8da',
    shade: '#e3d0b9',
    floor: '#a98d76',
    dark: '#5a3f37',
    main: '#c8743f',
    light: '#fdf8f1',
    sky: '#f6d9b8',
  },
  {
    wall: '#e3e9f2',
    shade: '#ccd7e6',
    floor: '#b9b5ae',
    dark: '#2c3d5b',
    main: '#4772b0',
    light: '#f6f8fc',
    sky: '#c9dcf5',
  },
]

const room = (p: Palette) => `
  <rect width="800" height="600" fill="${p.wall}"/>
  <rect y="440" width="800" height="160" fill="${p.floor}"/>
  <rect y="432" width="800" height="14" fill="${p.light}"/>`

const outdoors = (p: Palette) => `
  <rect width="800" height="600" fill="${p.sky}"/>
  <circle cx="660" cy="120" r="52" fill="${p.light}"/>
  <path d="M0 400 Q200 330 400 390 T800 370 V600 H0Z" fill="${p.shade}"/>
  <rect y="450" width="800" height="150" fill="#8fae7a"/>`

const house = (p: Palette) => `
  <rect x="230" y="280" width="340" height="220" fill="${p.light}"/>
  <path d="M190 290 L400 140 L610 290Z" fill="${p.dark}"/>
  <rect x="370" y="380" width="70" height="120" fill="${p.main}"/>
  <rect x="270" y="330" width="70" height="70" fill="${p.sky}" stroke="${p.dark}" stroke-width="6"/>
  <rect x="470" y="330" width="70" height="70" fill="${p.sky}" stroke="${p.dark}" stroke-width="6"/>`

const repeat = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')

const SCENES: Readonly<Record<Scene, (p: Palette) => string>> = {
  plumbing: (p) => `${room(p)}
    <rect x="180" y="330" width="440" height="30" rx="6" fill="${p.light}"/>
    <path d="M220 360 H580 L550 440 H250Z" fill="${p.light}" stroke="${p.shade}" stroke-width="6"/>
    <rect x="385" y="440" width="30" height="90" fill="${p.dark}"/>
    <path d="M400 330 V240 Q400 190 450 190 H480 V230" fill="none" stroke="${p.dark}" stroke-width="26" stroke-linecap="round"/>
    <rect x="340" y="236" width="60" height="20" rx="10" fill="${p.main}"/>
    <path d="M480 262 q-16 26 0 36 q16 -10 0 -36Z" fill="#5aa9d6"/>
    <circle cx="480" cy="318" r="8" fill="#5aa9d6"/>`,
  electrical: (p) => `${room(p)}
    <path d="M400 0 V150" stroke="${p.dark}" stroke-width="8"/>
    <path d="M310 240 Q310 150 400 150 T490 240Z" fill="${p.main}"/>
    <circle cx="400" cy="250" r="34" fill="#ffe9a3"/>
    <path d="M330 300 L250 440 H550 L470 300Z" fill="#fff3c9" opacity=".6"/>
    <rect x="600" y="300" width="80" height="110" rx="12" fill="${p.light}" stroke="${p.shade}" stroke-width="6"/>
    <rect x="622" y="330" width="36" height="50" rx="8" fill="${p.shade}"/>
    <path d="M120 320 l60 -10 -30 50 50 -6 -90 110 24 -76 -44 6Z" fill="${p.main}"/>`,
  painting: (p) => `${room(p)}
    <rect width="430" height="432" fill="${p.main}" opacity=".85"/>
    <path d="M430 0 q26 60 0 110 t0 120 t0 110 t0 92 H400 V0Z" fill="${p.main}" opacity=".85"/>
    <rect x="470" y="150" width="180" height="60" rx="14" fill="${p.dark}"/>
    <path d="M650 180 H700 V260 H560 V300" fill="none" stroke="${p.dark}" stroke-width="12"/>
    <rect x="546" y="300" width="28" height="120" rx="12" fill="${p.floor}"/>
    <path d="M120 450 H270 L255 560 H135Z" fill="${p.light}" stroke="${p.dark}" stroke-width="6"/>
    <ellipse cx="195" cy="450" rx="75" ry="16" fill="${p.main}"/>`,
  garden: (p) => `${outdoors(p)}
    ${repeat(5, (index) => `<circle cx="${90 + index * 155}" cy="${430 - (index % 2) * 26}" r="${58 + (index % 3) * 14}" fill="${index % 2 ? '#5f8f56' : '#769f63'}"/>`)}
    ${repeat(12, (index) => `<circle cx="${60 + index * 62}" cy="${480 + (index % 3) * 14}" r="9" fill="${index % 2 ? p.main : p.light}"/>`)}
    <path d="M0 600 L330 450 H430 L560 600Z" fill="#d9c9ac"/>
    <rect x="640" y="380" width="14" height="150" fill="${p.dark}"/><path d="M620 380 h54 v-60 q-27 -40 -54 0Z" fill="${p.main}"/>`,
  roof: (p) => `${outdoors(p)}${house(p)}
    ${repeat(4, (row) => repeat(9 - row * 2, (index) => `<path d="M${232 + row * 44 + index * 38} ${282 - row * 34} q19 -30 38 0Z" fill="${p.main}" opacity="${0.65 + row * 0.08}"/>`))}
    <path d="M620 510 L560 230 M660 510 L600 230" stroke="${p.floor}" stroke-width="10"/>
    ${repeat(7, (index) => `<path d="M${616 - index * 8.5} ${480 - index * 40} h40" stroke="${p.floor}" stroke-width="8"/>`)}`,
  cleaning: (p) => `${room(p)}
    <rect x="90" y="110" width="260" height="230" fill="${p.sky}" stroke="${p.light}" stroke-width="16"/>
    <path d="M220 110 V340 M90 225 H350" stroke="${p.light}" stroke-width="10"/>
    <path d="M430 420 H590 L570 560 H450Z" fill="${p.main}"/>
    <path d="M430 420 Q510 330 590 420" fill="none" stroke="${p.dark}" stroke-width="8"/>
    ${repeat(8, (index) => `<circle cx="${450 + index * 19}" cy="${412 - (index % 3) * 12}" r="${12 + (index % 2) * 6}" fill="${p.light}"/>`)}
    <path d="M700 130 L650 470" stroke="${p.dark}" stroke-width="14" stroke-linecap="round"/>
    <path d="M610 470 h80 l16 80 h-112Z" fill="${p.floor}" stroke="${p.dark}" stroke-width="5"/>`,
  moving: (p) => `${outdoors(p)}
    <rect x="110" y="240" width="380" height="240" rx="12" fill="${p.light}"/>
    <path d="M490 310 H600 L660 390 V480 H490Z" fill="${p.main}"/>
    <path d="M520 330 H590 L626 386 H520Z" fill="${p.sky}"/>
    <circle cx="210" cy="490" r="44" fill="${p.dark}"/><circle cx="210" cy="490" r="18" fill="${p.shade}"/>
    <circle cx="570" cy="490" r="44" fill="${p.dark}"/><circle cx="570" cy="490" r="18" fill="${p.shade}"/>
    <rect x="180" y="320" width="110" height="90" fill="#c99b66"/><path d="M235 320 V410" stroke="#a67c4e" stroke-width="12"/>
    <rect x="310" y="290" width="130" height="120" fill="#d8b07e"/><path d="M375 290 V410" stroke="#a67c4e" stroke-width="12"/>`,
  tools: (p) => `${room(p)}
    <rect x="150" y="380" width="500" height="34" fill="#b98d5e"/><path d="M190 414 V560 M610 414 V560" stroke="#9c7349" stroke-width="26"/>
    <rect x="250" y="290" width="230" height="90" rx="10" fill="${p.main}"/><path d="M310 290 V262 H420 V290" fill="none" stroke="${p.dark}" stroke-width="14"/>
    <rect x="350" y="316" width="30" height="26" rx="4" fill="${p.light}"/>
    <path d="M540 380 V250" stroke="#b98d5e" stroke-width="18"/><rect x="496" y="214" width="96" height="42" rx="6" fill="${p.dark}"/>
    ${repeat(4, (index) => `<path d="M${230 + index * 100} 90 v${70 + (index % 2) * 30}" stroke="${p.dark}" stroke-width="12" stroke-linecap="round"/><circle cx="${230 + index * 100}" cy="88" r="16" fill="${p.main}"/>`)}`,
  floor: (p) => `
    <rect width="800" height="600" fill="${p.wall}"/><rect y="262" width="800" height="18" fill="${p.light}"/>
    ${repeat(5, (row) => repeat(7, (index) => `<rect x="${index * 140 - (row % 2) * 70}" y="${280 + row * 64}" width="136" height="60" fill="${(row + index) % 3 ? p.floor : '#b7946c'}"/>`))}
    <rect x="560" y="90" width="150" height="172" fill="${p.sky}" stroke="${p.light}" stroke-width="14"/>
    <path d="M120 470 L300 420 L316 470 L136 524Z" fill="${p.main}"/><path d="M330 380 l90 -26" stroke="${p.dark}" stroke-width="18" stroke-linecap="round"/>`,
  climate: (p) => `${room(p)}
    <rect x="200" y="110" width="400" height="130" rx="24" fill="${p.light}" stroke="${p.shade}" stroke-width="6"/>
    <rect x="230" y="196" width="340" height="18" rx="9" fill="${p.dark}"/><circle cx="560" cy="140" r="9" fill="${p.main}"/>
    ${repeat(4, (index) => `<path d="M${260 + index * 90} 262 q26 36 0 72 t0 72" fill="none" stroke="#7db7d8" stroke-width="10" stroke-linecap="round"/>`)}
    <rect x="90" y="420" width="220" height="110" rx="10" fill="${p.main}" opacity=".8"/><rect x="70" y="390" width="60" height="140" rx="16" fill="${p.main}"/><rect x="270" y="390" width="60" height="140" rx="16" fill="${p.main}"/>`,
  fence: (p) => `${outdoors(p)}
    <path d="M0 400 H800 M0 500 H800" stroke="#a9825a" stroke-width="22"/>
    ${repeat(10, (index) => `<path d="M${14 + index * 80} 560 V360 l26 -34 26 34 V560Z" fill="${index === 6 ? p.main : '#c79d70'}"/>`)}
    <circle cx="130" cy="300" r="70" fill="#6f9a60"/><rect x="120" y="300" width="20" height="60" fill="#8a6a48"/>`,
  kitchen: (p) => `${room(p)}
    <rect x="60" y="90" width="200" height="140" fill="${p.main}"/><rect x="540" y="90" width="200" height="140" fill="${p.main}"/>
    <path d="M160 90 V230 M640 90 V230" stroke="${p.dark}" stroke-width="5"/>
    <path d="M330 90 h140 l-30 120 h-80Z" fill="${p.shade}" stroke="${p.dark}" stroke-width="5"/>
    <rect x="40" y="330" width="720" height="26" fill="${p.dark}"/><rect x="60" y="356" width="680" height="170" fill="${p.light}"/>
    <rect x="320" y="370" width="160" height="140" rx="8" fill="${p.dark}"/><rect x="340" y="410" width="120" height="76" rx="6" fill="#54616b"/>
    ${repeat(4, (index) => `<circle cx="${346 + index * 36}" cy="390" r="8" fill="${p.light}"/>`)}
    <path d="M560 330 v-40 h60 v40Z" fill="${p.shade}"/><path d="M150 330 q-6 -60 30 -60 t30 60Z" fill="#7aa05f"/>`,
}

/** How many looks each scene has. */
export const LOOKS = PALETTES.length

/** A drawing of 800 by 600, as SVG. */
export function drawScene(scene: Scene, look: number): string {
  const palette = PALETTES[look % PALETTES.length]
  if (palette === undefined) throw new RangeError(`no look ${look}`)
  return svg(800, 600, SCENES[scene](palette))
}

const SKIN = ['#f2c9a5', '#d9a173', '#a86f47', '#7a4a2e']
const HAIR = ['#3a2a20', '#8a5a2b', '#1f1f24', '#c79a4b', '#6d6d72']
const SHIRT = ['#3c8d5a', '#c8743f', '#4772b0', '#8a5aa0', '#b8505a', '#3f8f8f']

/** A simple portrait of 400 by 400. */
export function drawPortrait(index: number, hasLongHair: boolean): string {
  const pick = (colors: readonly string[], step: number) => colors[(index * step + index) % colors.length]
  return svg(
    400,
    400,
    `
    <rect width="400" height="400" fill="${PALETTES[index % 3]?.shade}"/>
    ${hasLongHair ? `<path d="M112 300 V170 a88 92 0 0 1 176 0 V300Z" fill="${pick(HAIR, 2)}"/>` : ''}
    <path d="M60 400 q10 -120 140 -120 t140 120Z" fill="${pick(SHIRT, 1)}"/>
    <rect x="172" y="230" width="56" height="70" rx="26" fill="${pick(SKIN, 2)}"/>
    <ellipse cx="200" cy="180" rx="72" ry="84" fill="${pick(SKIN, 2)}"/>
    <path d="M126 176 q0 -100 74 -100 t74 100 q-20 -54 -74 -54 t-74 54Z" fill="${pick(HAIR, 2)}"/>
    <circle cx="174" cy="186" r="8" fill="#2b2b2b"/><circle cx="226" cy="186" r="8" fill="#2b2b2b"/>
    <path d="M172 222 q28 24 56 0" fill="none" stroke="#8a3f34" stroke-width="7" stroke-linecap="round"/>`,
  )
}

const EMBLEMS = [
  '<path d="M200 90 q-80 110 0 200 q80 -90 0 -200Z" fill="#fff"/>',
  '<path d="M220 80 L120 220 h60 l-20 100 110 -150 h-64Z" fill="#fff"/>',
  '<path d="M90 210 L200 110 L310 210 V310 H90Z" fill="#fff"/>',
  '<path d="M110 290 q0 -180 190 -190 q0 190 -190 190Z" fill="#fff"/>',
  '<path d="M120 120 h130 v60 h-50 v120 h-30 v-120 h-50Z" fill="#fff"/>',
]

/** A simple company sign of 400 by 400. */
export function drawLogo(index: number): string {
  return svg(
    400,
    400,
    `<rect width="400" height="400" fill="${SHIRT[index % SHIRT.length]}"/>${EMBLEMS[index % EMBLEMS.length]}`,
  )
}

function svg(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`
}
