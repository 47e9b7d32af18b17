/** The pictures beside the login, the largest first; lengths are CSS pixels. */
export const pictures = [
  { url: new URL('./pictures/painting.webp', import.meta.url).href, width: 340, height: 242 },
  { url: new URL('./pictures/plumbing.webp', import.meta.url).href, width: 235, height: 118 },
  { url: new URL('./pictures/roofing.webp', import.meta.url).href, width: 235, height: 118 },
] as const
