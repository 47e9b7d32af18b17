/** Words of pictures in a row, and of looking at one of them. */
export const pictures = {
  title: 'Pictures',
  open: 'Open picture {{number}} of {{total}}',
  viewer: 'Pictures',
  counter: '{{number}} / {{total}}',
  previous: 'Previous picture',
  next: 'Next picture',
  show: 'Show picture {{number}}',
  alt: 'Picture {{number}} of {{total}}',
  broken: 'This picture could not be loaded',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
} as const
