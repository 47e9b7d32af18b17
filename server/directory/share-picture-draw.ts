import sharp from 'sharp'

/** A line of text in a box, in pixels; it is as large as fits. */
export type Line = Readonly<{ text: string; color: string; left: number; top: number; width: number; height: number }>

/** What a picture is made of: a drawing (SVG) without text, lines on it, and a logo in a square. */
export type Drawing = Readonly<{
  svg: string
  lines: readonly Line[]
  logo: Readonly<{ bytes: Uint8Array; left: number; top: number; side: number }> | null
}>

/** Loads the library and the font: one thread, nothing kept. */
export async function loadDrawing(): Promise<void> {
  sharp.concurrency(1)
  sharp.cache(false)
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><path d="M0 0h9v9z"/></svg>'
  await draw({ svg, lines: [{ text: 'a', color: '#000', left: 0, top: 0, width: 40, height: 40 }], logo: null })
}

/** Draws a picture as a PNG. */
export async function draw({ svg, lines, logo }: Drawing): Promise<Uint8Array> {
  const layers = await Promise.all(
    lines.map(async ({ text, color, left, top, width, height }) => ({
      input: await drawLine(text, color, width, height),
      left,
      top,
    })),
  )
  const logos = logo === null ? [] : [{ input: await rounded(logo.bytes, logo.side), left: logo.left, top: logo.top }]
  const picture = sharp(Buffer.from(svg)).composite([...layers, ...logos])
  return await picture.png({ palette: true, quality: 90, effort: 4 }).toBuffer()
}

/** Pango sets the text, each script in its own direction, and finds the size with which it fits. */
async function drawLine(text: string, color: string, width: number, height: number): Promise<Buffer> {
  const markup = `<span foreground="${color}">${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</span>`
  return await sharp({ text: { text: markup, font: 'Rubik Bold', width, height, rgba: true, wrap: 'word-char' } })
    .png()
    .toBuffer()
}

async function rounded(bytes: Uint8Array, side: number): Promise<Buffer> {
  const mask = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><rect width="${side}" height="${side}" rx="${side / 6}"/></svg>`
  const picture = sharp(bytes).resize({ width: side, height: side, fit: 'cover' }).ensureAlpha()
  return await picture
    .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
    .png()
    .toBuffer()
}
