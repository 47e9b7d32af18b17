/** The pictures beside the login, the largest first; lengths are CSS pixels. */
export const pictures = [
  { url: new URL('./pictures/painting.webp', import.meta.url).href, width: 540, height: 360 },
  { url: new URL('./pictures/plumbing.webp', import.meta.url).href, width: 360, height: 176 },
  { url: new URL('./pictures/roofing.webp', import.meta.url).href, width: 360, height: 176 },
] as const

/** What a business works with, beside the way in for businesses. */
export const tools = new URL('./pictures/tools.webp', import.meta.url).href
