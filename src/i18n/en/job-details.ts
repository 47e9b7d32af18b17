import { interests } from './beside-job.ts'
/** Words of a job's screen: the job, its bids, and everything one can do with it. */
export const jobDetails = {
  title: 'Job Details',
  posted: 'Posted {{date}}',
  details: 'Details',
  category: 'Category',
  budget: 'Budget',
  budgetWas: 'The budget was {{amount}}',
  more: 'More',
  location: 'Location',
  customer: 'Customer',
  failed: 'The job could not be loaded',
  refreshFailed: 'The job could not be refreshed. It may be out of date.',
  showMore: 'Show more',
  showLess: 'Show less',
  time: {
    left: {
      one: 'Takes bids for {{count}} more day',
      other: 'Open for bids for {{count}} more days',
    },
    lastDay: 'Takes bids for less than a day',
    until: 'Takes bids until',
    closed: 'Closed for bids since {{date}}',
  },
  interests,
  assigned: {
    title: 'Assigned to',
    you: 'Assigned to you',
    canStart: 'Can start',
    at: 'Assigned',
    completedAt: 'Completed',
    work: 'The finished work',
    before: 'Before',
    rate: 'Rate',
    elsewhere: 'The customer chose another business',
    elsewhereText: 'This job went to {{name}}.',
  },
  bid: {
    title: 'Your bid',
    button: 'Bid',
    again: 'Bid again',
    declined: 'The customer declined this bid.',
    withdrawn: 'You withdrew this bid.',
    lead: 'Say what you would do and for how much. You can change your bid as long as the job is open.',
    edit: 'Edit bid',
    canStart: 'Can start {{date}}',
    submitted: 'Submitted {{date}}',
    edited: 'Edited {{date}}',
  },
  withdraw: {
    button: 'Withdraw bid',
  },
  decline: {
    reasons: {
      price: 'Too expensive',
      time: 'The time does not suit me',
      proposal: 'Not what I need',
      foundOther: 'I found someone else',
    },
  },
  invitation: {
    button: 'Decline invitation',
    reasons: {
      busy: 'I have no time',
      tooFar: 'It is too far away',
      notMyWork: 'I do not do such work',
      unsaid: 'Something else',
    },
  },
  hireAgain: 'Hire again',
  bar: {
    EMAIL_NOT_VERIFIED: {
      text: 'Verify your email address to bid.',
      action: 'Verify email',
    },
    SUBSCRIPTION_INACTIVE: {
      text: 'Your membership has ended. Renew it to bid.',
      action: 'Renew membership',
    },
    noContact: 'Your membership has ended, so you cannot bid. This site names no contact to renew it.',
  },
  edit: {
    button: 'Edit job',
  },
  delete: {
    button: 'Delete job',
  },
  complete: {
    button: 'Mark completed',
    again: 'Mark completed again',
  },
  ending: {
    customer: {
      button: 'End the assignment',
    },
    business: {
      button: 'Step down',
    },
  },
  doubt: {
    button: 'Not done yet?',
    until: 'You can report this until {{date}}.',
    mine: 'You said: not done yet',
  },
  rating: {
    edit: 'Edit rating',
    changed: 'Changed {{date}}',
    until: 'You can change it until {{date}}.',
  },
  reply: {
    button: 'Reply',
    edit: 'Edit reply',
    by: 'Reply from {{name}}',
    changed: 'Changed {{date}}',
  },
  messages: {
    write: 'Message',
    named: 'Message {{name}}',
    ask: 'Ask a question',
  },
  call: {
    button: 'Call',
    early: 'You can call once a business is assigned.',
    elsewhere: 'Only the assigned business can call the customer.',
    none: 'No phone number available.',
  },
  where: {
    title: 'Where',
    directions: 'Directions',
    seenBy: {
      customer: 'Seen by you and the assigned business only',
      business: 'Shown to you because this job is yours',
    },
  },
} as const
