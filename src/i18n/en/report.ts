/** Words of the dialog that reports something to the operator. */
export const report = {
  titles: {
    job: 'Report job',
    business: 'Report business',
    review: 'Report review',
    picture: 'Report picture',
    message: 'Report message',
  },
  menus: { job: 'More about this job', business: 'More about this business' },
  review: 'Report the review by {{name}}',
  lead: 'We will review it. The other person will not know that you reported it.',
  kind: 'What is wrong with it?',
  kinds: {
    spam: 'Advertising or spam',
    scam: 'Fraud',
    offensive: 'Insulting, hateful or indecent',
    misleading: 'It is not true',
    privacy: 'It shows personal data',
    unsaid: 'Something else',
  },
  words: 'Tell us more',
  submit: 'Report',
  cancel: 'Cancel',
} as const
