/** The address of an uploaded picture's small version. */
export function smallPicture(url: string): string {
  return url.startsWith('blob:') ? url : `${url}?size=small`
}
