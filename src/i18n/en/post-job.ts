/** Words of the form that posts a job. */
export const postJob = {
  title: 'Post Job',
  lead: 'Say what is to be done. Businesses near you see it at once and send you their bids.',
  requiredNote: 'All fields are required.',
  category: 'Category',
  categoryChoose: 'Choose a category',
  jobTitle: 'Title',
  details: 'Description',
  detailsHint: 'What is there now, what should change, and by when? The more you say, the better the bids.',
  budget: 'Budget',
  budgetHint: 'About what you would like to spend, in US dollars.',
  pictures: 'Pictures',
  picturesHint:
    'At least one, so that businesses see what awaits them. JPEG, PNG, WebP, GIF or AVIF, up to 10 MB each.',
  picturesAdd: 'Add pictures',
  slotsLeft: { one: '{{count}} slot left', other: '{{count}} slots left' },
  slotsNone: 'No slots left',
  submit: 'Post Job',
  waiting: { one: 'Waiting for {{count}} picture to finish…', other: 'Waiting for {{count}} pictures to finish…' },
  submitting: 'Posting your job…',
} as const
